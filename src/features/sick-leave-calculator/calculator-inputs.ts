/** What a visitor chooses in the calculator (sections 3 and 9 of the specification). */
export type CalculatorInputs = {
  /** Kronor a month. */
  readonly salary: number;
  /** How many employees are away. */
  readonly employees: number;
  /** Working days that each of them is away. */
  readonly days: number;
};

type Limits = { readonly min: number; readonly max: number };

/** The salaries to choose from, in kronor a month (section 9). */
export const salaryOptions: readonly number[] = [25_000, 30_000, 35_000, 40_000, 45_000, 50_000];

/** The fewest and the most employees, and sick days, in steps of 1 (section 5). */
export const inputLimits: Record<"employees" | "days", Limits> = {
  employees: { min: 1, max: 100 },
  days: { min: 1, max: 100 },
};

/** What the calculator starts with (sections 5 and 9). */
export const defaultInputs: CalculatorInputs = { salary: 35_000, employees: 5, days: 60 };
