import {
  employeesFrom,
  exampleGroups,
  exampleMonth,
  expectedAccounts,
  isGroupShown,
} from "../../../src/config/portal-figures";
import { serviceFacts } from "../../../src/config/service-facts";

const { smallestGroup } = serviceFacts;

test.each([
  ["year", 200],
  ["quarter", 1000],
  ["month", 3000],
] as const)(
  "every %s, figures come from %i employees, whose groups are large enough",
  (period, first) => {
    expect(employeesFrom[period]).toBe(first);
    expect(expectedAccounts(first, period)).toBeGreaterThanOrEqual(smallestGroup);
  },
);

test("a smaller employer hardly ever has figures", () => {
  expect(expectedAccounts(199, "year")).toBeLessThan(smallestGroup);
});

test.each([
  [9, 100, false],
  [10, 100, true],
  [10, 19, false],
  [10, 20, true],
  [14, 24, true],
  [15, 24, false],
  [24, 24, false],
  [90, 100, true],
  [91, 100, false],
])("%i of a group of %i: shown is %p", (participants, members, isShown) => {
  expect(isGroupShown(participants, members)).toBe(isShown);
});

test("the example of a month has figures every month, and as many as its size makes likely", () => {
  const { employees, people } = exampleMonth;
  expect(employees).toBeGreaterThanOrEqual(employeesFrom.month);
  expect(isGroupShown(people, employees)).toBe(true);
  expect(people).toBe(14);
});

test("home's portal shows the larger of its groups, and nobody can work out the smaller ones from its total", () => {
  const employees = exampleGroups.reduce((sum, { members }) => sum + members, 0);
  expect(employees).toBe(11_000);
  for (const { members, people } of exampleGroups) {
    expect(people).toBe(Math.round(expectedAccounts(members, "month")));
  }
  const hidden = exampleGroups.filter(({ members, people }) => !isGroupShown(people, members));
  expect(hidden.map(({ name }) => name)).toEqual(["warehouse", "offices"]);
  const rest = hidden.reduce((sum, { people }) => sum + people, 0);
  expect(rest).toBeGreaterThanOrEqual(smallestGroup);
});
