/** The site's languages, as BCP 47 tags that also name the folders in `src/locales`. */
export const locales = ["sv", "en"] as const;

export type Locale = (typeof locales)[number];

/** The language without a prefix in its paths. */
export const defaultLocale = "sv" satisfies Locale;

/**
 * The language of an address: the first path segment and nothing else.
 *
 * @param pathname path with a leading slash, such as `/en/blog`; `/english` is Swedish.
 */
export function localeFromPath(pathname: string): Locale {
  const segment = pathname.split("/")[1];
  return locales.find((locale) => locale === segment) ?? defaultLocale;
}

/**
 * The address without its language prefix, which is how `metadata.json` names paths:
 * `/en/blog/x` becomes `/blog/x`, `/en` becomes `/`.
 */
export function withoutLocale(pathname: string): string {
  const locale = localeFromPath(pathname);
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || "/";
}

/** One value for each language. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return { sv: valueOf("sv"), en: valueOf("en") };
}
