/** The guide's worked examples, computed by the rules of the site's calculator. */
import type { CalculatorInputs } from "../../src/features/sick-leave-calculator/calculator-inputs";
import {
  sickLeaveCosts,
  sickPayPeriods,
  workingDaysPerMonth,
} from "../../src/features/sick-leave-calculator/sick-leave-costs";

export type SickLeaveCost = ReturnType<typeof sickLeaveCost>;

/** Returns the amounts that the guide states for one example, in kronor and unrounded. */
export function sickLeaveCost(inputs: CalculatorInputs) {
  const { salary, employees, days } = inputs;
  const costs = sickLeaveCosts(inputs);
  const early = sickLeaveCosts({ ...inputs, days: Math.min(days, sickPayPeriods.high.to) });
  return {
    dailyPay: salary / workingDaysPerMonth,
    /** Sick pay for days 2 to 14, and for days 15 to 90. */
    sickPayEarly: early.sickPay,
    sickPayLate: costs.sickPay - early.sickPay,
    sickPay: costs.sickPay,
    /** Employer fee and vacation pay. */
    fees: costs.employerFeeAndVacationPay,
    fixed: costs.fixedExpenses,
    total: costs.total,
    /** Without the fixed expenses, which are paid whether or not anyone is absent. */
    caused: costs.total - costs.fixedExpenses,
    /** Total per sick day of one employee. */
    totalPerDay: costs.total / (employees * days),
    replacement: costs.replacement,
  };
}

/** Inputs by example name, which placeholders such as `{{five.total}}` begin with. */
export const costExamples = {
  one: { salary: 35_000, employees: 1, days: 60 },
  five: { salary: 35_000, employees: 5, days: 60 },
  team: { salary: 40_000, employees: 3, days: 15 },
  key: { salary: 50_000, employees: 1, days: 90 },
} as const satisfies Record<string, CalculatorInputs>;
