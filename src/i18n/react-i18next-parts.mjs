/**
 * The two parts of `react-i18next` that the translation plugin uses, for the visitor's bundle (see
 * `src/gatsby/configure-webpack.ts`). The plugin hands on the whole package, which nothing can shake
 * out of the bundle again.
 */
export { I18nextProvider } from "react-i18next-modules/I18nextProvider.js";
export { useTranslation } from "react-i18next-modules/useTranslation.js";
