/** The calculator's choices in an address, so that a calculation can be sent to somebody. */
import {
  defaultInputs,
  inputLimits,
  salaryOptions,
  type CalculatorInputs,
} from "./calculator-inputs";

/** The id of the calculator's section. */
export const calculatorAnchor = "calculator";

/**
 * The choices in an address. What is missing, repeated, not a plain whole number or not to be chosen
 * gives way to its default, each by itself.
 *
 * @param search the address's query, such as `?salary=40000&employees=3&days=15`.
 */
export function readInputs(search: string): CalculatorInputs {
  const parameters = new URLSearchParams(search);

  function read(name: keyof CalculatorInputs, isAllowed: (value: number) => boolean): number {
    const [text = "", ...others] = parameters.getAll(name);
    const value = /^[1-9]\d*$/.test(text) ? Number(text) : NaN;
    return others.length === 0 && isAllowed(value) ? value : defaultInputs[name];
  }
  const isWithin = ({ min, max }: { readonly min: number; readonly max: number }) => {
    return (value: number) => value >= min && value <= max;
  };
  return {
    salary: read("salary", (value) => salaryOptions.includes(value)),
    employees: read("employees", isWithin(inputLimits.employees)),
    days: read("days", isWithin(inputLimits.days)),
  };
}

/** The query that `readInputs` reads back, and the anchor that leads to the calculator. */
export function calculatorUrl({ salary, employees, days }: CalculatorInputs): string {
  return `?salary=${salary}&employees=${employees}&days=${days}#${calculatorAnchor}`;
}
