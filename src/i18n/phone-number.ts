import { countryCode, dialableNumber } from "../config/phone-number";
import type { Locale } from "./locales";

/** Returns the address of a link that calls a number; undefined if it cannot be called. */
export function phoneHref(written: string): string | undefined {
  const number = dialableNumber(written);
  return number && `tel:${number}`;
}

/** The zero of a domestic number, and its area code with what divides it from the rest. */
const domestic = /^\(?0(?!0)(?:(\d{1,3})(?!\d)\)?[\s/\u2010-\u2015-]*)?/;

/**
 * Formats a number for display: as written on Swedish pages, with the country code before the area code in every other
 * language ("+46 8 465 004 12").
 */
export function formatPhoneNumber(written: string, locale: Locale): string {
  if (locale === "sv") return written;
  return written.replace(domestic, (_, area?: string) =>
    area === undefined ? `${countryCode} ` : `${countryCode} ${area} `,
  );
}
