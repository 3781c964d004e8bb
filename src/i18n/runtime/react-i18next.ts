/**
 * Minimal `react-i18next` for the browser bundle, as the translation plugin and the site use it (see
 * `src/gatsby/webpack/configure-webpack.ts`). A page has all its texts from the start, so nothing needs
 * loading or re-rendering.
 */
import { createContext, createElement, useContext, type ReactNode } from "react";

const InstanceContext = createContext<unknown>(undefined);

type Props = { readonly i18n: unknown; readonly children?: ReactNode };

export function I18nextProvider({ i18n, children }: Props) {
  return createElement(InstanceContext.Provider, { value: i18n }, children);
}

export function useTranslation() {
  return { i18n: useContext(InstanceContext) };
}
