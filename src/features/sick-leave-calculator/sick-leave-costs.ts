/**
 * What sick leave costs an employer, by section 9 of the specification.
 *
 * Rates are whole percent and days are whole, so that everything up to the one division at the end is
 * exact: amounts round to the right krona.
 */
import type { CalculatorInputs } from "./calculator-inputs";

/** Working days in a month: a day's pay is the salary divided by them. */
export const workingDaysPerMonth = 22;

/** From and to which sick day the employer pays sick pay, and how many percent of a day's pay. Day 1 is unpaid. */
export const sickPayPeriods = {
  high: { from: 2, to: 14, percent: 80 },
  low: { from: 15, to: 90, percent: 10 },
} as const;

/** Percent of a day's full pay, for the days of the high sick pay only. */
export const employerFeePercent = 31;
export const vacationPayPercent = 12;

/** Percent of a day's pay, for every sick day. */
export const fixedExpensesPercent = 20;

/** Percent of a day's pay that somebody costs who stands in, for every sick day. */
const replacementPercent = 100;

/** Kronor, not rounded. */
export type SickLeaveCosts = {
  readonly sickPay: number;
  readonly employerFeeAndVacationPay: number;
  readonly fixedExpenses: number;
  /** The three above. */
  readonly total: number;
  /** For comparison; no part of the total. */
  readonly replacement: number;
};

/** The parts of the total, in the order in which they are shown. */
export const costParts = ["sickPay", "employerFeeAndVacationPay", "fixedExpenses"] as const;

export function sickLeaveCosts({ salary, employees, days }: CalculatorInputs): SickLeaveCosts {
  const { high, low } = sickPayPeriods;
  const highDays = daysWithin(high, days);

  // Each in percent of one employee's pay for one day.
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

/** How many of the first `days` sick days lie in a period. */
function daysWithin(period: { readonly from: number; readonly to: number }, days: number): number {
  return Math.max(Math.min(days, period.to) - period.from + 1, 0);
}
