/** Reads moments in time. Pure. */

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?))?$/;

/** Years that a date can be meant to have. */
const years = { first: 1900, last: 2100 };

const swedishClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  dateStyle: "short",
  timeStyle: "medium",
});

/** How far ahead of UTC clocks in Sweden are, in milliseconds. */
function swedishOffset(utc: number): number {
  return Date.parse(`${swedishClock.format(utc).replace(" ", "T")}Z`) - utc;
}

/** Returns the day of a moment in Sweden: "2025-01-05". @param moment in milliseconds, or in ISO 8601. */
export function swedishDay(moment: number | string): string {
  return swedishClock.format(new Date(moment)).slice(0, 10);
}

/**
 * Reads an ISO 8601 moment with its zone, or a day, which begins at midnight in Sweden. What else `Date.parse`
 * takes means something different on each computer, or nothing.
 *
 * @returns the moment in UTC (`2024-05-11T05:00:00.000Z`); undefined for any other value.
 */
export function readMoment(value: unknown): string | undefined {
  const match = typeof value === "string" ? written.exec(value.trim()) : null;
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const milliseconds = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  const local = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  // A date that does not exist, such as 30 February, comes back as another one.
  const [date = "", time = ""] = new Date(local).toISOString().split(/[T.]/);
  const fields = [year, month, day, hour, minute, second].join();
  if ([...date.split("-"), ...time.split(":")].map(Number).join() !== fields) return undefined;
  if (year < years.first || year > years.last) return undefined;
  if (match[4] === undefined) return new Date(local - swedishOffset(local)).toISOString();
  const [offsetHours, offsetMinutes] = [Number(match[9] ?? 0), Number(match[10] ?? 0)];
  if (offsetHours > 14 || offsetMinutes > 59) return undefined;
  const offset = (offsetHours * 60 + offsetMinutes) * 60_000 * (match[8] === "-" ? -1 : 1);
  return new Date(local - offset).toISOString();
}
