import {
  defaultInputs,
  readInputs,
  type CalculatorInputs,
} from "../../../../src/features/sick-leave-calculator/calculator-inputs";

test.each<[string, Partial<CalculatorInputs>]>([
  ["", {}],
  ["?salary=40000&employees=3&days=15", { salary: 40_000, employees: 3, days: 15 }],
  ["?days=100&employees=1&salary=25000", { salary: 25_000, employees: 1, days: 100 }],
  ["?utm_source=mail&days=15", { days: 15 }],
  // An invalid value does not affect the others.
  ["?salary=37500&employees=3&days=15", { employees: 3, days: 15 }],
  ["?salary=40000&employees=0&days=15", { salary: 40_000, days: 15 }],
  ["?salary=40000&employees=3&days=101", { salary: 40_000, employees: 3 }],
  ["?employees=7&employees=7&days=20", { days: 20 }],
  ["?employees[]=7&Days=20", {}],
])("%s", (search, expected) => {
  expect(readInputs(search)).toEqual({ ...defaultInputs, ...expected });
});

test.each([
  ["out of range", ["?employees=101&days=0", "?employees=-5&days=+7", `?days=${"9".repeat(400)}`]],
  ["no number", ["?employees=abc&days=60.5", "?employees=&days=%20", "?salary=null&days=Infinity"]],
  ["written in another way", ["?employees=1e1&days=0x10", "?employees=007&days=60,5"]],
  ["other signs", ["?employees=%D9%A1%D9%A2&days=%F0%9F%99%82", "?employees=%E0%A4%A&days=%"]],
  ["an object's own", ["?salary=__proto__&days=constructor"]],
])("a value that is %s counts as none: %j", (_what, searches) => {
  for (const search of searches) {
    expect([search, readInputs(search)]).toEqual([search, defaultInputs]);
  }
});
