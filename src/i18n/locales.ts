/** The site's languages as BCP 47 tags, which are also the folder names in `src/locales`. */
export const locales = ["sv", "en"] as const;

export type Locale = (typeof locales)[number];

/** The language whose paths have no prefix. */
export const defaultLocale = "sv" satisfies Locale;

/**
 * Returns the language of a path, which depends on its first segment only.
 *
 * @param pathname path with a leading slash, such as `/en/blog`; `/english` is Swedish.
 */
export function localeFromPath(pathname: string): Locale {
  const segment = pathname.split("/")[1];
  return locales.find((locale) => locale === segment) ?? defaultLocale;
}

/**
 * Strips the language prefix, as in the keys of `metadata.json`: `/en/blog/x` becomes `/blog/x`, `/en`
 * becomes `/`.
 */
export function stripLocale(pathname: string): string {
  return pathname.slice(localePrefix(localeFromPath(pathname)).length) || "/";
}

/** Returns the prefix of a language's paths: "" for the default language, otherwise such as "/en". */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/** Builds an object with a value for each language. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  const entries = locales.map((locale) => [locale, valueOf(locale)]);
  return Object.fromEntries(entries) as Record<Locale, Value>;
}
