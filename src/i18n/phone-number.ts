import type { Locale } from "./locales";

/** Numbers without a country code are Swedish. */
const countryCode = "+46";

/**
 * Converts a number as editors write it, such as "08-465 004 12", to a dialable international one:
 * "+46846500412". A short number such as "112" is unchanged. The zero of "+46 (0)8" is dropped, as it is
 * for domestic calls only.
 */
export function toDialableNumber(written: string): string {
  return written
    .replace("(0)", "")
    .replace(/[^+\d]/g, "")
    .replace(/^00/, "+")
    .replace(/^0/, countryCode);
}

/**
 * Formats a number for display: as written on Swedish pages, with the country code in every other
 * language ("+46 8 465 004 12").
 */
export function formatPhoneNumber(written: string, locale: Locale): string {
  const isDomestic = /^\(?0(?!0)/.test(written);
  if (locale === "sv" || !isDomestic) return written;
  return `${countryCode} ${written.replace(/^\(?0/, "").replace(/[)/ -]+/g, " ")}`;
}
