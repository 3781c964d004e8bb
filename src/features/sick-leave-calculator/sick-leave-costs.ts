/**
 * What sick leave costs an employer.
 *
 * Rates are whole percentages and days are whole numbers, so that everything before the single division
 * at the end is exact and amounts round to the right krona.
 */
import type { CalculatorInputs } from "./calculator-inputs";

/** A day's pay is the monthly salary divided by this number. */
export const workingDaysPerMonth = 22;

/** Sick days with sick pay from the employer, in percent of a day's pay. Day 1 is unpaid. */
export const sickPayPeriods = {
  high: { from: 2, to: 14, percent: 80 },
  low: { from: 15, to: 90, percent: 10 },
} as const;

/** Percent of a day's full pay, only for days with the high sick pay. */
export const employerFeePercent = 31;
export const vacationPayPercent = 12;

/** Percent of a day's pay, for every sick day. */
export const fixedExpensesPercent = 20;

/** Cost of a replacement, in percent of a day's pay, for every sick day. */
const replacementPercent = 100;

/** The parts of the total, in display order. */
export const costParts = ["sickPay", "employerFeeAndVacationPay", "fixedExpenses"] as const;

/** Returns unrounded amounts in kronor: the parts, their total, and a replacement's cost for comparison. */
export function sickLeaveCosts({ salary, employees, days }: CalculatorInputs) {
  const { high, low } = sickPayPeriods;
  const highDays = daysWithin(high, days);

  // In percent of one employee's pay for one day.
  const sickPay = high.percent * highDays + low.percent * daysWithin(low, days);
  const employerFeeAndVacationPay = (employerFeePercent + vacationPayPercent) * highDays;
  const fixedExpenses = fixedExpensesPercent * days;

  const kronor = (percent: number) => (percent * salary * employees) / (100 * workingDaysPerMonth);
  return {
    sickPay: kronor(sickPay),
    employerFeeAndVacationPay: kronor(employerFeeAndVacationPay),
    fixedExpenses: kronor(fixedExpenses),
    total: kronor(sickPay + employerFeeAndVacationPay + fixedExpenses),
    replacement: kronor(replacementPercent * days),
  };
}

/** Returns how many of the first `days` sick days fall within a period. */
function daysWithin(period: { readonly from: number; readonly to: number }, days: number): number {
  return Math.max(Math.min(days, period.to) - period.from + 1, 0);
}

/**
 * Returns each amount's share of the sum in whole percentages that add up to 100: the difference between
 * the rounded sums up to it, with and without it.
 *
 * @param amounts not negative, and not all 0.
 */
export function roundedShares(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const percent = (amount: number) => Math.round((100 * amount) / sum);
  let before = 0;
  return amounts.map((amount) => {
    const share = percent(before + amount) - percent(before);
    before += amount;
    return share;
  });
}
