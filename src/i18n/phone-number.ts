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
 * Returns whether a written number can be called: nothing but digits, spaces and usual marks, which make an
 * international number or a short one, such as "112".
 */
export function isDialable(written: string): boolean {
  if (!/^\s*\+?[\d\s()./\u2010-\u2015-]+$/.test(written)) return false;
  return /^(?:\+[1-9]\d{6,14}|[1-9]\d{2,5})$/.test(toDialableNumber(written));
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
