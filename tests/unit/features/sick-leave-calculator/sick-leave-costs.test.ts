import {
  countRange,
  salaryOptions,
  type CalculatorInputs,
} from "../../../../src/features/sick-leave-calculator/calculator-inputs";
import {
  costParts,
  roundedShares,
  sickLeaveCosts,
  type SickLeaveCosts,
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

test("the sum of the rounded parts differs from the rounded total by at most one krona", () => {
  const differences = salaryOptions.flatMap((salary) =>
    Array.from({ length: 100 }, (_, index) => {
      const [sickPay = 0, fees = 0, fixed = 0, total = 0] = rounded({
        salary,
        employees: 1,
        days: index + 1,
      });
      return sickPay + fees + fixed - total;
    }),
  );
  expect([...new Set(differences)].sort((a, b) => a - b)).toEqual([-1, 0, 1]);
});

/** Returns what a single sick day costs, in percent of a day's pay. */
function percentsOn(day: number): Record<keyof SickLeaveCosts, bigint> {
  let sickPay = 0n;
  let employerFeeAndVacationPay = 0n;
  if (day > 1 && day < 15) {
    sickPay = 80n;
    employerFeeAndVacationPay = 31n + 12n;
  } else if (day > 14 && day < 91) {
    sickPay = 10n;
  }
  const fixedExpenses = 20n;
  const total = sickPay + employerFeeAndVacationPay + fixedExpenses;
  return { sickPay, employerFeeAndVacationPay, fixedExpenses, total, replacement: 100n };
}

const noPercents: Record<keyof SickLeaveCosts, bigint> = {
  sickPay: 0n,
  employerFeeAndVacationPay: 0n,
  fixedExpenses: 0n,
  total: 0n,
  replacement: 0n,
};

/** Rounds a fraction. There are no halves: with these salaries, all fractions are elevenths. */
function nearest(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

test("all inputs give the same amounts as adding up the days in integers", () => {
  const { min, max } = countRange;
  const wrong: string[] = [];
  let compared = 0;
  for (const salary of salaryOptions) {
    for (let employees = min; employees <= max; employees += 1) {
      const sums = { ...noPercents };
      for (let days = 1; days <= max; days += 1) {
        const today = percentsOn(days);
        const actual = rounded({ salary, employees, days });
        names.forEach((name, index) => {
          sums[name] += today[name] * BigInt(salary) * BigInt(employees);
          const expected = nearest(sums[name], 22n * 100n);
          compared += 1;
          if (actual[index] !== expected) {
            wrong.push(`${salary} ${employees} ${days} ${name}: ${actual[index]}, not ${expected}`);
          }
        });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBe(6 * 100 * 100 * 5);
});

test.each([
  [
    [119_318.18, 44_465.91, 95_454.55],
    [46, 17, 37],
  ],
  [
    [0, 0, 227.27],
    [0, 0, 100],
  ],
  // Rounded individually, these would add up to 99 or 101.
  [
    [1, 1, 1],
    [33, 34, 33],
  ],
  [
    [41.6, 41.7, 16.7],
    [42, 41, 17],
  ],
])("%j are %j percent", (amounts, percents) => {
  expect(roundedShares(amounts)).toEqual(percents);
});
