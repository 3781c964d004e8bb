import { execFileSync } from "node:child_process";
import { readMoment } from "../../../../src/sanity/documents/read-moment";

const moments = [
  ["2024-05-11T01:00:00Z", "2024-05-11T01:00:00.000Z"],
  ["2024-05-10T22:00:00.000-07:00", "2024-05-11T05:00:00.000Z"],
  ["2024-03-01T00:30:00+02:00", "2024-02-29T22:30:00.000Z"],
  ["2024-02-29T23:00Z", "2024-02-29T23:00:00.000Z"],
  ["2024-05-11T01:00:00.123456789+0530", "2024-05-10T19:30:00.123Z"],
  ["2024-05-11T01:00:00+02", "2024-05-10T23:00:00.000Z"],
  [" 1965-03-01T08:00:00Z ", "1965-03-01T08:00:00.000Z"],
  // Midnight in Sweden, in summer, in winter, and on the days that the clocks change.
  ["2024-06-30", "2024-06-29T22:00:00.000Z"],
  ["2024-01-01", "2023-12-31T23:00:00.000Z"],
  ["2024-03-31", "2024-03-30T23:00:00.000Z"],
  ["2024-10-27", "2024-10-26T22:00:00.000Z"],
  ["1900-01-01", "1899-12-31T23:00:00.000Z"],
] as const;

test.each(moments)("%j is %s", (written, moment) => {
  expect(readMoment(written)).toBe(moment);
});

test.each([
  ["another notation", ["June 5, 2023", "30/6 2024", "2024-06-30 23:30Z", "٢٠٢٤-٠٦-٣٠"]],
  ["no text of a day", ["1", 1_700_000_000_000, "", null, { sv: "2024-06-30" }]],
  ["a day that does not exist", ["2023-02-30T08:00:00Z", "2023-02-29", "2023-13-01"]],
  ["a time that does not exist", ["2023-01-01T24:00:00Z", "2023-01-01T12:60:00Z"]],
  ["a zone that does not exist", ["2023-01-01T12:00:00+25:00"]],
  ["no zone", ["2024-06-30T23:30:00"]],
  ["a comment", ["2024-06-30T23:30:00Z (draft)"]],
  ["another age", ["0024-05-01T08:00:00.000Z", "+010000-01-01T00:00:00Z", "2101-01-01"]],
  ["only a part of a day", ["2024-06", "2024"]],
])("%s is no moment: %j", (_what, values) => {
  for (const written of values)
    expect([written, readMoment(written)]).toEqual([written, undefined]);
});

test.each(["UTC", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "a day is the same where the clock is that of %s",
  (TZ) => {
    const script =
      'console.log(require("./src/sanity/documents/read-moment.ts").readMoment("2024-06-30"))';
    const args = ["--import", "tsx", "--eval", script];
    const output = execFileSync(process.execPath, args, { env: { ...process.env, TZ } });
    expect(output.toString().trim()).toBe("2024-06-29T22:00:00.000Z");
  },
);
