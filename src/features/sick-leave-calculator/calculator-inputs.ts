/** What a visitor chooses in the calculator. The inputs can stand in the URL, so that a calculation can be shared. */
import { useState, useSyncExternalStore } from "react";

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

  function read(name: keyof CalculatorInputs, isAllowed: (value: number) => boolean): number {
    const [text = "", ...repeats] = parameters.getAll(name);
    const value = /^[1-9]\d*$/.test(text) ? Number(text) : NaN;
    return repeats.length === 0 && isAllowed(value) ? value : defaultInputs[name];
  }
  const isWithin = ({ min, max }: { readonly min: number; readonly max: number }) => {
    return (value: number) => value >= min && value <= max;
  };
  return {
    salary: read("salary", (value) => salaryOptions.includes(value)),
    employees: read("employees", isWithin(inputRanges.employees)),
    days: read("days", isWithin(inputRanges.days)),
  };
}

/** Returns the query string that `readInputs` reads, and the calculator's fragment. */
export function calculatorUrl({ salary, employees, days }: CalculatorInputs): string {
  return `?salary=${salary}&employees=${employees}&days=${days}#${calculatorId}`;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

/**
 * Returns the calculator's inputs: the visitor's own, else those in the URL, else the defaults, which
 * the server's HTML shows as well.
 */
export function useCalculatorInputs() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const [changes, setChanges] = useState<Partial<CalculatorInputs>>({});
  const inputs: CalculatorInputs = { ...readInputs(search), ...changes };

  function change(next: Partial<CalculatorInputs>): void {
    setChanges((old) => ({ ...readInputs(search), ...old, ...next }));
    removeInputsFromUrl();
  }

  return { inputs, hasChanged: Object.keys(changes).length > 0, change };
}

/** Removes the inputs from the URL once they are out of date. */
function removeInputsFromUrl(): void {
  const url = new URL(window.location.href);
  for (const name of Object.keys(defaultInputs)) url.searchParams.delete(name);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
