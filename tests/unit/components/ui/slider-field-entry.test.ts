import { parseValidValue, correctEntry } from "../../../../src/components/ui/slider-field-entry";

const limits = { min: 1, max: 100 };

test.each([
  ["1", 1],
  ["60", 60],
  ["100", 100],
  [" 60 ", 60],
  ["060", 60],
  ["+60", 60],
  ["60,", 60],
  ["60.0", 60],
])("accepts %j as it is", (text, value) => {
  expect(parseValidValue(text, limits)).toBe(value);
  expect(correctEntry(text, limits, 7)).toEqual({ value });
});

const long = "9".repeat(400);

test.each([
  // Outside the limits: the nearest.
  ["0", "outside", 1],
  ["-0", "outside", 1],
  ["-5", "outside", 1],
  ["−5", "outside", 1],
  ["0,4", "outside", 1],
  ["100,5", "outside", 100],
  ["101", "outside", 100],
  ["250", "outside", 100],
  ["1 000", "outside", 100],
  ["1\u00a0000", "outside", 100],
  ["1,000", "outside", 100],
  ["12 345 678", "outside", 100],
  // Decimals: the nearest whole number.
  ["60,5", "rounded", 61],
  ["60.4", "rounded", 60],
  ["99,99", "rounded", 100],
  ["1.2", "rounded", 1],
  ["100,4", "rounded", 100],
])("%j is %s and becomes %i", (text, kind, value) => {
  expect(parseValidValue(text, limits)).toBeUndefined();
  expect(correctEntry(text, limits, 7)).toEqual({
    value,
    correction: { kind, typed: text, value },
  });
});

test.each([
  "",
  " ",
  "sixty",
  "1e3",
  "0x10",
  "Infinity",
  "NaN",
  "6o",
  "60 days",
  "60%",
  "--5",
  "1-2",
  "5-",
  ".",
  ",5",
  "1,2,3",
  "1 00",
  "١٢",
  "½",
  "🙂",
  "6️⃣",
  "<b>6</b>",
  "6\n7",
])("keeps the last value for %j, which is not a number", (text) => {
  expect(parseValidValue(text, limits)).toBeUndefined();
  const correction = { kind: "unreadable", value: 7 };
  expect(correctEntry(text, limits, 7)).toEqual({ value: 7, correction });
});

test("repeats only the beginning of a long entry", () => {
  expect(correctEntry(long, limits, 7)).toEqual({
    value: 100,
    correction: { kind: "outside", typed: "99999999999…", value: 100 },
  });
  expect(correctEntry(`-${long}`, limits, 7).value).toBe(1);
  expect(correctEntry("text ".repeat(100_000), limits, 7).value).toBe(7);
  expect(correctEntry("1 ".repeat(100_000), limits, 7).value).toBe(7);
});
