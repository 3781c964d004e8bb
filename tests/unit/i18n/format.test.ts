import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import fc from "fast-check";
import { locales, type Locale } from "../../../src/i18n/locales";
import {
  formatDate,
  formatDecimal,
  formatFileSize,
  formatKronor,
  formatNumber,
  swedishTime,
} from "../../../src/i18n/format";

test.each([
  ["2025-01-05", "5 januari 2025", "January 5, 2025"],
  // Midnight in Stockholm, in winter and in summer, and the second before.
  ["2025-01-04T23:00:00Z", "5 januari 2025", "January 5, 2025"],
  ["2025-01-04T22:59:59Z", "4 januari 2025", "January 4, 2025"],
  ["2025-07-04T22:00:00Z", "5 juli 2025", "July 5, 2025"],
  ["2025-01-05T00:00:00+01:00", "5 januari 2025", "January 5, 2025"],
])("%s is %s in Swedish and %s in English", (date, swedish, english) => {
  expect(formatDate(date, "sv")).toBe(swedish);
  expect(formatDate(date, "en")).toBe(english);
});

test.each([
  ["2025-01-05", "2025-01-05"],
  ["2025-01-04T23:00:00.000Z", "2025-01-05T00:00:00+01:00"],
  ["2025-07-04T22:00:00Z", "2025-07-05T00:00:00+02:00"],
  // Clocks go back.
  ["2026-10-25T00:59:59Z", "2026-10-25T02:59:59+02:00"],
  ["2026-10-25T01:00:00Z", "2026-10-25T02:00:00+01:00"],
  ["2026-07-01T00:00:00-05:00", "2026-07-01T07:00:00+02:00"],
])("%s is %s on the Swedish clock", (moment, swedish) => {
  expect(swedishTime(moment)).toBe(swedish);
  expect(Date.parse(swedishTime(moment))).toBe(Date.parse(moment));
});

test("agrees with Intl around every clock change", () => {
  const intl = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Europe/Stockholm",
  });
  const wrong: string[] = [];
  for (let year = 1996; year <= 2060; year += 1) {
    for (const month of [2, 9]) {
      for (let hours = 0; hours < 8 * 24; hours += 1) {
        const moment = new Date(Date.UTC(year, month, 24, hours)).toISOString();
        const [day, time] = intl.format(Date.parse(moment)).split(" ");
        if (swedishTime(moment).slice(0, 19) !== `${day}T${time}`) wrong.push(moment);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** Formats in a separate process, because a running one keeps its time zone. */
function formatInZone(zone: string, dates: readonly string[]): unknown {
  const script = `
    const { formatDate } = require(${JSON.stringify(resolve("src/i18n/format"))});
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    console.log(JSON.stringify([zone, ...${JSON.stringify(dates)}.map((date) => formatDate(date, "en"))]));
  `;
  const env = { ...process.env, TZ: zone };
  const args = ["--require", "tsx/cjs", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" })) as unknown;
}

test.each(["Pacific/Kiritimati", "America/Los_Angeles"])(
  "the day is the same on a machine in %s",
  (zone) => {
    // In each zone, one of these falls on a different day than in Stockholm.
    const dates = ["2025-01-04T23:30:00Z", "2025-01-05T22:30:00Z", "2025-01-05"];
    const day = "January 5, 2025";
    expect(formatInZone(zone, dates)).toEqual([zone, day, day, day]);
  },
  20_000,
);

/** Replaces both kinds of no-break space used in number formats. */
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [1, "1 kB", "1 kB"],
  [499, "1 kB", "1 kB"],
  [84_200, "84 kB", "84 kB"],
  [84_500, "85 kB", "85 kB"],
  [999_499, "999 kB", "999 kB"],
  // Not "1 000 kB".
  [999_500, "1 MB", "1 MB"],
  [1_000_000, "1 MB", "1 MB"],
  [1_234_567, "1,2 MB", "1.2 MB"],
  [1_250_000_000, "1 250 MB", "1,250 MB"],
])("%i bytes are %s in Swedish and %s in English", (bytes, swedish, english) => {
  expect(withPlainSpaces(formatFileSize(bytes, "sv"))).toBe(swedish);
  expect(withPlainSpaces(formatFileSize(bytes, "en"))).toBe(english);
});

const languageTags: Record<Locale, string> = { sv: "sv-SE", en: "en-US" };

describe.each(locales)("agrees with Intl (%s)", (locale) => {
  const amounts = fc.double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true });
  const thousandths = fc
    .nat()
    .chain((whole) => fc.nat(999).map((rest) => (whole * 1_000 + rest) / 1_000));
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const kronor = { style: "currency", currency: "SEK", maximumFractionDigits: 0 } as const;

  test.each([
    { name: "numbers", values: thousandths, format: formatNumber, options: {} },
    { name: "one decimal", values: amounts, format: formatDecimal, options: oneDecimal },
    { name: "kronor", values: amounts, format: formatKronor, options: kronor },
  ])("$name", ({ values, format, options }) => {
    const intl = new Intl.NumberFormat(languageTags[locale], options);
    fc.assert(
      fc.property(values, (value) => {
        // With the same kind of no-break space.
        expect(format(value, locale)).toBe(intl.format(value).replace(/\u202f/g, "\u00a0"));
      }),
    );
  });

  test("dates", () => {
    const options = { dateStyle: "long", timeZone: "Europe/Stockholm" } as const;
    const intl = new Intl.DateTimeFormat(languageTags[locale], options);
    const [min, max] = [new Date("1996-01-01"), new Date("2199-12-31")];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        expect(formatDate(date.toISOString(), locale)).toBe(intl.format(date));
      }),
    );
  });
});
