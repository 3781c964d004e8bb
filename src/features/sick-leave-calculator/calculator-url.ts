/** The calculator's inputs in the URL, so that a calculation can be shared. */
import {
  defaultInputs,
  inputRanges,
  salaryOptions,
  type CalculatorInputs,
} from "./calculator-inputs";

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
