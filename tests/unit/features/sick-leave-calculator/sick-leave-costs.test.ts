import {
  countRange,
  salaryOptions,
  type CalculatorInputs,
} from "../../../../src/features/sick-leave-calculator/calculator-inputs";
import {
  costParts,
  roundedShares,
  sickLeaveCosts,
} from "../../../../src/features/sick-leave-calculator/sick-leave-costs";

const names = [...costParts, "total", "replacement"] as const;

function rounded(inputs: CalculatorInputs): number[] {
  const costs = sickLeaveCosts(inputs);
  return names.map((name) => Math.round(costs[name]));
}

test.each([
  // Three reference examples.
  [35_000, 5, 60, [119_318, 44_466, 95_455, 259_239, 477_273]],
  [25_000, 1, 1, [0, 0, 227, 227, 1_136]],
  [40_000, 3, 15, [57_273, 30_491, 16_364, 104_127, 81_818]],
])("%i kronor, %i employees, %i days", (salary, employees, days, expected) => {
  expect(rounded({ salary, employees, days })).toEqual(expected);
});

/** Sick pay, with contributions and holiday pay, of each sick day in percent of a day's pay. */
const paidDays = [
  { count: 1, sickPay: 0n, fees: 0n },
  { count: 13, sickPay: 80n, fees: 31n + 12n },
  { count: 76, sickPay: 10n, fees: 0n },
  { count: 10, sickPay: 0n, fees: 0n },
].flatMap(({ count, ...percents }) => Array.from({ length: count }, () => percents));

/** Rounds a fraction. There are no halves: with these salaries, all fractions are elevenths. */
function nearest(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

test("all inputs give the same amounts as adding up the days in integers", () => {
  const people = Array.from({ length: countRange.max }, (_, index) => index + 1);
  const wrong: unknown[] = [];
  for (const salary of salaryOptions) {
    for (const employees of people) {
      const sums = names.map(() => 0n);
      for (const [index, { sickPay, fees }] of paidDays.entries()) {
        const inputs = { salary, employees, days: index + 1 };
        for (const [name, percent] of [sickPay, fees, 20n, sickPay + fees + 20n, 100n].entries()) {
          sums[name]! += percent * BigInt(salary * employees);
        }
        const expected = sums.map((sum) => nearest(sum, 22n * 100n));
        if (String(rounded(inputs)) !== String(expected)) wrong.push([inputs, expected]);
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect([salaryOptions.length, people.length, paidDays.length]).toEqual([6, 100, countRange.max]);
});

test.each([
  { amounts: [119_318.18, 44_465.91, 95_454.55], percents: [46, 17, 37] },
  { amounts: [0, 0, 227.27], percents: [0, 0, 100] },
  // Rounded individually, these would add up to 99 or 101.
  { amounts: [1, 1, 1], percents: [33, 34, 33] },
  { amounts: [41.6, 41.7, 16.7], percents: [42, 41, 17] },
])("$amounts are $percents percent", ({ amounts, percents }) => {
  expect(roundedShares(amounts)).toEqual(percents);
});
