/**
 * What sick leave costs an employer: the rules of the calculator (section 9 of the specification),
 * for the worked examples in the guide. Money in Swedish kronor, nothing rounded.
 */

const workingDaysInMonth = 22;
/** Shares of the daily pay that the employer pays as sick pay. */
const earlyRate = 0.8;
const lateRate = 0.1;
/** Days 2 to 14, and days 15 to 90. Day 1 is unpaid, and nothing is paid after day 90. */
const earlyDaysAtMost = 13;
const lateDaysAtMost = 76;
/** Employer fee and vacation pay, on the full daily pay of days 2 to 14. */
const feesRate = 0.31 + 0.12;
/** Premises, equipment and the like, as a share of the pay of all the sick days. */
const fixedRate = 0.2;

export type SickLeave = {
  /** Kronor a month. */
  readonly salary: number;
  readonly employees: number;
  /** Sick days of each employee. */
  readonly days: number;
};

export type SickLeaveCost = {
  readonly dailyPay: number;
  /** Sick pay of days 2 to 14, and of days 15 to 90; together the sick pay. */
  readonly sickPayEarly: number;
  readonly sickPayLate: number;
  readonly sickPay: number;
  /** Employer fee and vacation pay. */
  readonly fees: number;
  readonly fixed: number;
  readonly total: number;
  /** The total for each sick day of one employee. */
  readonly totalPerDay: number;
  /** Full pay for somebody else on the same days; no part of the total. */
  readonly replacement: number;
};

export function sickLeaveCost({ salary, employees, days }: SickLeave): SickLeaveCost {
  const dailyPay = salary / workingDaysInMonth;
  const earlyDays = Math.min(Math.max(days - 1, 0), earlyDaysAtMost);
  const lateDays = Math.min(Math.max(days - 1 - earlyDaysAtMost, 0), lateDaysAtMost);
  const sickPayEarly = employees * dailyPay * earlyRate * earlyDays;
  const sickPayLate = employees * dailyPay * lateRate * lateDays;
  const sickPay = sickPayEarly + sickPayLate;
  const fees = employees * dailyPay * earlyDays * feesRate;
  const replacement = employees * dailyPay * days;
  const fixed = fixedRate * replacement;
  const total = sickPay + fees + fixed;
  return {
    dailyPay,
    sickPayEarly,
    sickPayLate,
    sickPay,
    fees,
    fixed,
    total,
    totalPerDay: total / (employees * days),
    replacement,
  };
}

/** The guide's worked examples, by the name that the texts use in `{{five.total}}`. */
export const costExamples = {
  one: { salary: 35_000, employees: 1, days: 60 },
  five: { salary: 35_000, employees: 5, days: 60 },
  team: { salary: 40_000, employees: 3, days: 15 },
  key: { salary: 50_000, employees: 1, days: 90 },
} as const satisfies Record<string, SickLeave>;
