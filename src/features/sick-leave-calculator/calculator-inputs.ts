/** What a visitor chooses in the calculator. */
export type CalculatorInputs = {
  /** Kronor per month. */
  readonly salary: number;
  /** Number of employees on sick leave. */
  readonly employees: number;
  /** Sick days per employee. */
  readonly days: number;
};

type Limits = { readonly min: number; readonly max: number };

/** Kronor per month. */
export const salaryOptions: readonly number[] = [25_000, 30_000, 35_000, 40_000, 45_000, 50_000];

/** Inclusive, in steps of 1. */
export const inputRanges: Record<"employees" | "days", Limits> = {
  employees: { min: 1, max: 100 },
  days: { min: 1, max: 100 },
};

export const defaultInputs: CalculatorInputs = { salary: 35_000, employees: 5, days: 60 };
