/** The worked examples of the guide, by the rules of the site's calculator. Kronor, nothing rounded. */
import type { CalculatorInputs } from "../../src/features/sick-leave-calculator/calculator-inputs";
import {
  sickLeaveCosts,
  sickPayPeriods,
  workingDaysPerMonth,
} from "../../src/features/sick-leave-calculator/sick-leave-costs";

export type SickLeaveCost = ReturnType<typeof sickLeaveCost>;

/** What the guide's texts name of one example. */
export function sickLeaveCost(inputs: CalculatorInputs) {
  const { salary, employees, days } = inputs;
  const costs = sickLeaveCosts(inputs);
  const early = sickLeaveCosts({ ...inputs, days: Math.min(days, sickPayPeriods.high.to) });
  return {
    dailyPay: salary / workingDaysPerMonth,
    /** Of days 2 to 14, and of days 15 to 90; together the sick pay. */
    sickPayEarly: early.sickPay,
    sickPayLate: costs.sickPay - early.sickPay,
    sickPay: costs.sickPay,
    /** Employer fee and vacation pay. */
    fees: costs.employerFeeAndVacationPay,
    fixed: costs.fixedExpenses,
    total: costs.total,
    /** The total for each sick day of one employee. */
    totalPerDay: costs.total / (employees * days),
    replacement: costs.replacement,
  };
}

/** By the name that the texts use in `{{five.total}}`. */
export const costExamples = {
  one: { salary: 35_000, employees: 1, days: 60 },
  five: { salary: 35_000, employees: 5, days: 60 },
  team: { salary: 40_000, employees: 3, days: 15 },
  key: { salary: 50_000, employees: 1, days: 90 },
} as const satisfies Record<string, CalculatorInputs>;
