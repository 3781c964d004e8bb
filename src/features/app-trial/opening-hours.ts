import type { Locale } from "../../i18n/locales";
import { sessionMinutes } from "./facts";

/** Full hours between which there are sessions, every day, Swedish time. Texts say them in words. */
export const serviceHours = { opensAt: 7, closesAt: 23 } as const;

const { opensAt, closesAt } = serviceHours;

/** The first time of the evening, and the distance to the next, in minutes. */
const eveningStart = 18 * 60;
const interval = 90;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Formats a time as the app does, in every language: "19:30". */
const formatTime = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Returns the times of an evening at which a session can start so that it ends before closing. */
export function eveningTimes(
  closing: number = closesAt,
  length: number = sessionMinutes,
): string[] {
  const times: string[] = [];
  for (let start = eveningStart; start + length <= closing * 60; start += interval) {
    times.push(formatTime(start));
  }
  return times;
}

const formats: Record<Locale, (hour: number) => string> = {
  sv: twoDigits,
  en: (hour) => `${hour % 12 || 12}${hour < 12 ? "am" : "pm"}`,
};

/** Returns the opening hours as texts write them: "07–23", "7am–11pm". */
export function openingHours(locale: Locale): string {
  return [opensAt, closesAt].map(formats[locale]).join("–");
}
