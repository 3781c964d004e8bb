import { employeesFrom, type FigurePeriod } from "../../../src/config/portal-figures";

/** Returns how often the customer portal has a figure for an employer of `employees` people. */
export function figuresEvery(employees: number): FigurePeriod | "hardlyEver" {
  const periods = ["month", "quarter", "year"] as const;
  return periods.find((period) => employees >= employeesFrom[period]) ?? "hardlyEver";
}
