import { findOptionByText, keyAction } from "../../../../src/components/ui/select-keys";

const press = (key: string, isOpen: boolean, active = 2) =>
  keyAction(key, { isOpen, active, count: 6 });

test.each(["ArrowDown", "ArrowUp", "Enter", " "])("%j opens a closed list", (key) => {
  expect(press(key, false)).toEqual({ goTo: 2 });
});

test.each([
  ["ArrowDown", 2, 3],
  ["ArrowDown", 5, 5],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 0],
  ["Home", 2, 0],
  ["End", 2, 5],
])("%s goes from %i to %i in an open list", (key, from, to) => {
  expect(press(key, true, from)).toEqual({ goTo: to });
});

test.each([
  ["Home", 0],
  ["End", 5],
])("%s opens a closed list at its end", (key, to) => {
  expect(press(key, false)).toEqual({ goTo: to });
});

test.each(["Enter", " ", "Tab"])("%j chooses", (key) => {
  expect(press(key, true)).toBe("choose");
});

test("Escape closes", () => {
  expect(press("Escape", true)).toBe("close");
});

test.each(["Escape", "Tab", "a", "Shift"])("a closed list ignores %j", (key) => {
  expect(press(key, false)).toBeUndefined();
});

const salaries = [25, 30, 35, 40, 45, 50].map((thousands) => [
  `SEK ${thousands},000`,
  `${thousands}000`,
]);

test.each([
  ["4", 0, 3],
  // From the active one on, wrapping around.
  ["4", 3, 4],
  ["4", 4, 3],
  ["3", 2, 1],
  // The same letter repeated.
  ["44", 3, 4],
  ["45", 3, 4],
  ["450", 4, 4],
  ["40", 3, 3],
  ["5", 0, 5],
  // Ignores case and punctuation.
  ["S", 0, 1],
  ["sek 40", 0, 3],
])("typing %j at option %i finds option %i", (typed, from, to) => {
  expect(findOptionByText(salaries, typed, from)).toBe(to);
});

test.each(["6", "46", "x", "-", "", "🙂"])("typing %j finds nothing", (typed) => {
  expect(findOptionByText(salaries, typed, 0)).toBeUndefined();
});
