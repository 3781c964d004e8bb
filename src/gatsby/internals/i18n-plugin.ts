import { defaultLocale, locales, type Locale } from "../../i18n/locales";

/**
 * The part of a page's context that `gatsby-plugin-react-i18next` would add.
 *
 * Why: the plugin creates every page a second time, once per language; the route table has done so.
 *
 * @param path the page's own path, language prefix included.
 */
export function i18nContext(language: Locale, path: string): object {
  return {
    language,
    languages: locales,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: language !== defaultLocale,
    originalPath: path,
    path,
  };
}
