/** Telephone numbers as editors write them: "08-465 004 12", "+46 70-174 06 05". Pure. */
import type { Locale } from "./locales";

/** Sweden's. A number without a country code is a Swedish one. */
const countryCode = "+46";

/**
 * What a telephone dials, from any country: "+46846500412". A short number such as "112" stays.
 *
 * The zero of "+46 (0)8" is for callers within the country.
 */
export function dialledNumber(written: string): string {
  return written
    .replace("(0)", "")
    .replace(/[^+\d]/g, "")
    .replace(/^00/, "+")
    .replace(/^0/, countryCode);
}

/**
 * A number as a page in a language shows it: in Swedish as it is written, in English with the country
 * code, "+46 8 465 004 12".
 */
export function shownNumber(written: string, locale: Locale): string {
  const isDomestic = /^\(?0(?!0)/.test(written);
  if (locale === "sv" || !isDomestic) return written;
  return `${countryCode} ${written.replace(/^\(?0/, "").replace(/[)/ -]+/g, " ")}`;
}
