import { serviceFacts } from "./service-facts";

const { figuresFrom, smallestGroup } = serviceFacts;

/** One employee in so many is reckoned to have had sessions within a year: an assumption, which the site states. */
const employeesPerUser = 20;

const periodsInYear = { month: 12, quarter: 4, year: 1 } as const;

export type FigurePeriod = keyof typeof periodsInYear;

/** Employees from which a period is expected to reach the smallest group; the contract fixes the first that does. */
export const employeesFrom = { month: 3000, quarter: 1000, year: figuresFrom } as const;

/** Returns how many accounts, on average, have had sessions in one period of an employer of `employees` people. */
export function expectedAccounts(employees: number, period: FigurePeriod): number {
  return employees / employeesPerUser / periodsInYear[period];
}

/**
 * Tells whether the portal shows a figure that `participants` of a group's `members` are behind. So many have to have
 * taken part that nobody is guessed, and so many not that nobody is known to have (`docs/words.md`, rule 3).
 */
export function isGroupShown(participants: number, members: number): boolean {
  return participants >= smallestGroup && members - participants >= smallestGroup;
}

/** The hero's and the trial's example: an employer, and how many had sessions in the month that has ended. */
export const exampleMonth = {
  employees: 3500,
  people: Math.floor(expectedAccounts(3500, "month")),
} as const;

type Group = { readonly name: string; readonly members: number; readonly people: number };

/** Home's picture of the portal: a month's figure for an employer and for its four groups, two of which are too small. */
export const exampleGroups = [
  { name: "production", members: 5000, people: 21 },
  { name: "shops", members: 3400, people: 14 },
  { name: "warehouse", members: 1500, people: 6 },
  { name: "offices", members: 1100, people: 5 },
] as const satisfies readonly Group[];
