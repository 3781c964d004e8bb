/**
 * Formats numbers without `Intl`: its first use takes 10 ms during the first load on a computer
 * and 40 ms on a phone, and its output differs between browser and Node versions, which would cause
 * hydration mismatches. A test compares the results with `Intl`.
 */
import type { Locale } from "./locales";

type Conventions = {
  readonly group: string;
  readonly decimal: string;
  readonly kronor: (amount: string) => string;
  /** A locale of `Intl` that writes dates as the blog's are. */
  readonly dates: string;
};

const conventions: Record<Locale, Conventions> = {
  sv: { group: "\u00a0", decimal: ",", kronor: (amount) => `${amount}\u00a0kr`, dates: "sv-SE" },
  en: { group: ",", decimal: ".", kronor: (amount) => `SEK\u00a0${amount}`, dates: "en-US" },
};

/**
 * Formats a number with the language's separators: "20 000", "4,9"; "20,000", "4.9".
 *
 * @param value at least 0; rounded to `decimals`.
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { group, decimal } = conventions[locale];
  const [whole = "", fraction] = value.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** Formats Swedish kronor without decimals: "259 239 kr", "SEK 259,239". */
export function formatKronor(amount: number, locale: Locale): string {
  return conventions[locale].kronor(formatNumber(amount, locale));
}

/** Formats a file size: "84 kB", "1,2 MB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return `${kilobytes}\u00a0kB`;
  return `${formatNumber(bytes / 1_000_000, locale, 1)}\u00a0MB`;
}

/** Formats a moment's day where the visitor is: "5 januari 2025", "January 5, 2025". By `Intl`: not for the first load. */
export function formatLocalDay(moment: Date, locale: Locale): string {
  return moment.toLocaleDateString(conventions[locale].dates, { dateStyle: "long" });
}

/** Locales of `Intl` that write a time in 24 hours. */
const times: Record<Locale, string> = { sv: "sv-SE", en: "en-GB" };

/** Formats a moment in Swedish time, the company's: "1 mars 2026 kl. 13:00". By `Intl`: not for the first load. */
export function formatStockholmTime(moment: Date, locale: Locale): string {
  return moment.toLocaleString(times[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Stockholm",
  });
}
