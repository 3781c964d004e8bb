import { formatTime } from "../../../src/gatsby/format-time";

test.each([
  ["sv", "2026-11-21T14:05:00Z", "21 november 2026 kl. 15:05 (svensk tid)"],
  ["en", "2026-11-21T14:05:00Z", "21 November 2026 at 15:05 (Swedish time)"],
  ["sv", "2026-06-30T22:30:00Z", "1 juli 2026 kl. 00:30 (svensk tid)"],
] as const)("%s: %s is %s", (locale, moment, text) => {
  expect(formatTime(new Date(moment), locale)).toBe(text);
});
