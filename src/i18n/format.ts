/**
 * Formats numbers and dates without `Intl`: its first use takes 10 ms during the first load on a computer
 * and 40 ms on a phone, and its output differs between browser and Node versions, which would cause
 * hydration mismatches. A test compares the results with `Intl`.
 */
import type { Locale } from "./locales";

type Conventions = {
  readonly group: string;
  readonly decimal: string;
  readonly months: string;
  readonly date: (day: number, month: string, year: number) => string;
  readonly kronor: (amount: string) => string;
};

const conventions: Record<Locale, Conventions> = {
  sv: {
    group: "\u00a0",
    decimal: ",",
    months: "januari februari mars april maj juni juli augusti september oktober november december",
    date: (day, month, year) => `${day} ${month} ${year}`,
    kronor: (amount) => `${amount}\u00a0kr`,
  },
  en: {
    group: ",",
    decimal: ".",
    months: "January February March April May June July August September October November December",
    date: (day, month, year) => `${month} ${day}, ${year}`,
    kronor: (amount) => `SEK\u00a0${amount}`,
  },
};

/** @param digits a non-negative number in JavaScript notation: "1234.5". */
function addSeparators(digits: string, locale: Locale): string {
  const { group, decimal } = conventions[locale];
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

const hour = 3_600_000;

/** Timestamp of 01:00 UTC on the last Sunday of a month, when the clocks change in the EU. */
function clockChangeAt(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hour;
}

/** UTC offset of Swedish time in hours, by the EU's rule since 1996. */
function swedishOffset(moment: Date): 1 | 2 {
  const year = moment.getUTCFullYear();
  const isSummer = +moment >= clockChangeAt(year, 2) && +moment < clockChangeAt(year, 9);
  return isSummer ? 2 : 1;
}

/** Shifts a date so that its UTC fields are Swedish local time. */
const toSwedishClock = (moment: Date) => new Date(+moment + swedishOffset(moment) * hour);

/**
 * Converts a timestamp to Swedish time: "2025-01-05T00:00:00+01:00".
 *
 * @param isoDate date and time in ISO 8601. A date without a time is returned unchanged.
 */
export function swedishTime(isoDate: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(isoDate)) return isoDate;
  const moment = new Date(isoDate);
  const local = toSwedishClock(moment)
    .toISOString()
    .replace(/\.\d+Z$/, "");
  return `${local}+0${swedishOffset(moment)}:00`;
}

/**
 * Formats a date in long form: "5 januari 2025", "January 5, 2025". The site's English is British, but
 * its dates are in the American form by design.
 *
 * @param isoDate date or date and time in ISO 8601. The day is that of Swedish time for every reader.
 */
export function formatDate(isoDate: string, locale: Locale): string {
  const date = toSwedishClock(new Date(isoDate));
  const { months, date: format } = conventions[locale];
  const month = months.split(" ")[date.getUTCMonth()] ?? "";
  return format(date.getUTCDate(), month, date.getUTCFullYear());
}

/** Formats a file size: "84 kB", "1,2 MB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return `${kilobytes}\u00a0kB`;
  const megabytes = Number((bytes / 1_000_000).toFixed(1));
  return `${addSeparators(String(megabytes), locale)}\u00a0MB`;
}

/**
 * Formats a number with the language's separators: "20 000", "4,9"; "20,000", "4.9".
 *
 * @param value at least 0, with at most three decimals.
 */
export function formatNumber(value: number, locale: Locale): string {
  return addSeparators(String(value), locale);
}

/** Formats a non-negative number with exactly one decimal: "4,9", "4,0"; "4.9", "4.0". */
export function formatDecimal(value: number, locale: Locale): string {
  return addSeparators(value.toFixed(1), locale);
}

/**
 * Formats Swedish kronor without decimals: "259 239 kr", "SEK 259,239".
 *
 * @param amount kronor, at least 0; rounded to a whole number.
 */
export function formatKronor(amount: number, locale: Locale): string {
  return conventions[locale].kronor(addSeparators(amount.toFixed(0), locale));
}
