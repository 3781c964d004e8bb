/**
 * Numbers and dates as people write them. Not by `Intl`: its first use takes 10 ms of a computer's time in
 * the middle of a first load, and 40 of a phone's, and its answers differ between versions of browsers
 * and Node, where the page's HTML and its first rendering have to agree. A test holds the two together.
 */
import type { Locale } from "./locales";

const marks: Record<Locale, { readonly group: string; readonly decimal: string }> = {
  sv: { group: "\u00a0", decimal: "," },
  en: { group: ",", decimal: "." },
};

const months: Record<Locale, string> = {
  sv: "januari februari mars april maj juni juli augusti september oktober november december",
  en: "January February March April May June July August September October November December",
};

/** @param digits a number of at least 0, as JavaScript writes it: "1234.5". */
function withMarks(digits: string, locale: Locale): string {
  const { group, decimal } = marks[locale];
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

const hour = 3_600_000;

/** Milliseconds at 01:00 UTC on the last Sunday of a month, when the clocks change in the EU. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hour;
}

/** Hours that Swedish time is ahead of UTC at a moment (since 1996, by the EU's rule). */
function hoursAhead(moment: Date): 1 | 2 {
  const year = moment.getUTCFullYear();
  const isSummer = +moment >= clockChange(year, 2) && +moment < clockChange(year, 9);
  return isSummer ? 2 : 1;
}

/** A date whose UTC fields are those of the Swedish clock. */
const swedishClock = (moment: Date) => new Date(+moment + hoursAhead(moment) * hour);

/**
 * A moment in ISO 8601 as the clock in Sweden shows it: "2025-01-05T00:00:00+01:00".
 *
 * @param isoDate date and time in ISO 8601. A date without a time comes back as it is.
 */
export function swedishTime(isoDate: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(isoDate)) return isoDate;
  const moment = new Date(isoDate);
  const local = swedishClock(moment)
    .toISOString()
    .replace(/\.\d+Z$/, "");
  return `${local}+0${hoursAhead(moment)}:00`;
}

/**
 * A date in long form: "5 januari 2025", "January 5, 2025". The site's English is British, but for its
 * dates the specification has the American form.
 *
 * @param isoDate date or date and time in ISO 8601. The day is Sweden's, wherever the reader is.
 */
export function formatDate(isoDate: string, locale: Locale): string {
  const date = swedishClock(new Date(isoDate));
  const month = months[locale].split(" ")[date.getUTCMonth()];
  const day = date.getUTCDate();
  const year = date.getUTCFullYear();
  return locale === "sv" ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`;
}

/**
 * A file size for people: "84 kB", "1,2 MB".
 *
 * @param bytes size in bytes.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return `${kilobytes}\u00a0kB`;
  const megabytes = Number((bytes / 1_000_000).toFixed(1));
  return `${withMarks(String(megabytes), locale)}\u00a0MB`;
}

/**
 * A number with the language's marks: "20 000", "4,9"; "20,000", "4.9".
 *
 * @param value at least 0, with at most three decimals.
 */
export function formatNumber(value: number, locale: Locale): string {
  return withMarks(String(value), locale);
}

/** A number of at least 0 with one decimal, also where that is 0: "4,9", "4,0"; "4.9", "4.0". */
export function formatDecimal(value: number, locale: Locale): string {
  return withMarks(value.toFixed(1), locale);
}

/**
 * Swedish kronor without decimals: "259 239 kr", "SEK 259,239".
 *
 * @param amount kronor, at least 0; rounded to a whole number.
 */
export function formatKronor(amount: number, locale: Locale): string {
  const digits = withMarks(amount.toFixed(0), locale);
  return locale === "sv" ? `${digits}\u00a0kr` : `SEK\u00a0${digits}`;
}
