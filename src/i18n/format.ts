import { byLocale, type Locale } from "./locales";

/** British spelling, but dates as the specification writes them: "January 5, 2025". */
const languageTags: Record<Locale, string> = { sv: "sv-SE", en: "en-US" };

/** Made once: making a format takes longer than writing hundreds of dates. */
const dateFormats = byLocale(
  (locale) => new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }),
);

/**
 * A date in long form: "5 januari 2025", "January 5, 2025".
 *
 * @param isoDate date or date and time in ISO 8601. Read in UTC, so that every machine prints the same day.
 */
export function formatDate(isoDate: string, locale: Locale): string {
  return dateFormats[locale].format(new Date(isoDate));
}

/**
 * A file size for people: "84 kB", "1,2 MB".
 *
 * @param bytes size in bytes.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  const isMegabytes = kilobytes >= 1_000;
  const value = isMegabytes ? bytes / 1_000_000 : kilobytes;
  const format = new Intl.NumberFormat(languageTags[locale], {
    style: "unit",
    unit: isMegabytes ? "megabyte" : "kilobyte",
    maximumFractionDigits: isMegabytes ? 1 : 0,
  });
  return format.format(value);
}

const numberFormats = byLocale((locale) => new Intl.NumberFormat(languageTags[locale]));

/** A number with the language's marks: "20 000", "4,9"; "20,000", "4.9". */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormats[locale].format(value);
}

const decimalFormats = byLocale(
  (locale) =>
    new Intl.NumberFormat(languageTags[locale], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** A number with one decimal, also where that is 0: "4,9", "4,0"; "4.9", "4.0". */
export function formatDecimal(value: number, locale: Locale): string {
  return decimalFormats[locale].format(value);
}

const kronorFormats = byLocale(
  (locale) =>
    new Intl.NumberFormat(languageTags[locale], {
      style: "currency",
      currency: "SEK",
      maximumFractionDigits: 0,
    }),
);

/**
 * Swedish kronor without decimals: "259 239 kr", "SEK 259,239".
 *
 * @param amount kronor; rounded to a whole number.
 */
export function formatKronor(amount: number, locale: Locale): string {
  return kronorFormats[locale].format(amount);
}
