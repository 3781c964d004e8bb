/** What a visitor chooses in the calculator. The inputs can stand in the URL, so that a calculation can be shared. */
import { useMemo, useState } from "react";
import { useUrlQuery } from "../../components/ui/client-state";
import { parseValidValue } from "../../components/ui/slider-field";

export type CalculatorInputs = {
  /** Kronor per month. */
  readonly salary: number;
  /** Number of employees on sick leave. */
  readonly employees: number;
  /** Sick days per employee. */
  readonly days: number;
};

/** Kronor per month. */
export const salaryOptions: readonly number[] = [25_000, 30_000, 35_000, 40_000, 45_000, 50_000];

/** Inclusive, in steps of 1; for the number of employees and of days. */
export const countRange: { readonly min: number; readonly max: number } = { min: 1, max: 100 };

export const defaultInputs: CalculatorInputs = { salary: 35_000, employees: 5, days: 60 };

/** Id of the calculator's section. */
export const calculatorId = "calculator";

/**
 * Returns the inputs in a query string. A value that is missing, repeated, not a plain whole number or
 * not available falls back to its default, regardless of the others.
 *
 * @param search query string, such as `?salary=40000&employees=3&days=15`.
 */
export function readInputs(search: string): CalculatorInputs {
  const parameters = new URLSearchParams(search);

  function read(name: keyof CalculatorInputs, isAvailable: (value: number) => boolean): number {
    const text = parameters.getAll(name).join();
    const value = Number(text);
    return String(value) === text && isAvailable(value) ? value : defaultInputs[name];
  }
  return {
    salary: read("salary", (value) => salaryOptions.includes(value)),
    employees: read("employees", isCount),
    days: read("days", isCount),
  };
}

function isCount(value: number): boolean {
  return parseValidValue(String(value), countRange) !== undefined;
}

/** Returns the query string that `readInputs` reads, and the calculator's fragment. */
export function calculatorUrl({ salary, employees, days }: CalculatorInputs): string {
  return `?salary=${salary}&employees=${employees}&days=${days}#${calculatorId}`;
}

/**
 * Returns the calculator's inputs: the visitor's own, else those in the URL, else the defaults, which
 * the server's HTML shows as well.
 */
export function useCalculatorInputs() {
  const search = useUrlQuery();
  const initial = useMemo(() => readInputs(search), [search]);
  const [changed, setChanged] = useState<CalculatorInputs>();

  function change(next: Partial<CalculatorInputs>): void {
    setChanged((old) => ({ ...(old ?? initial), ...next }));
    // In the URL, they are now out of date.
    const url = new URL(window.location.href);
    for (const name of Object.keys(defaultInputs)) url.searchParams.delete(name);
    if (url.href !== window.location.href) {
      window.history.replaceState(window.history.state, "", url);
    }
  }

  return { inputs: changed ?? initial, hasChanged: changed !== undefined, change };
}
