import { findOptionByText, keyAction } from "../../../../src/components/ui/select-keys";

test.each<
  [pressed: string, list: "closed" | "open", from: number, action: ReturnType<typeof keyAction>]
>([
  ["ArrowDown", "closed", 2, 2],
  ["ArrowUp", "closed", 2, 2],
  ["Enter", "closed", 2, 2],
  [" ", "closed", 2, 2],
  ["Home", "closed", 2, 0],
  ["End", "closed", 2, 5],
  ["Escape", "closed", 2, undefined],
  ["Tab", "closed", 2, undefined],
  ["a", "closed", 2, undefined],
  ["Alt+ArrowDown", "closed", 2, 2],
  ["Alt+ArrowUp", "closed", 2, 2],
  ["Alt+Home", "closed", 2, undefined],
  ["Ctrl+Home", "closed", 2, undefined],
  ["Ctrl+End", "closed", 2, undefined],
  ["Meta+ArrowDown", "closed", 2, undefined],
  ["ArrowDown", "open", 2, 3],
  ["ArrowDown", "open", 5, 5],
  ["ArrowUp", "open", 2, 1],
  ["ArrowUp", "open", 0, 0],
  ["PageDown", "open", 2, 5],
  ["PageUp", "open", 2, 0],
  ["PageDown", "closed", 2, undefined],
  ["Home", "open", 2, 0],
  ["End", "open", 2, 5],
  ["Enter", "open", 2, "choose"],
  [" ", "open", 2, "choose"],
  ["Tab", "open", 2, "choose"],
  ["Escape", "open", 2, "close"],
  ["Alt+ArrowUp", "open", 2, "choose"],
  ["Alt+ArrowDown", "open", 2, undefined],
  ["Alt+Tab", "open", 2, undefined],
  ["Ctrl+Home", "open", 2, undefined],
  ["Ctrl+End", "open", 2, undefined],
  ["Meta+ArrowUp", "open", 2, undefined],
])("%s in a list that is %s, at option %i: %j", (pressed, list, active, action) => {
  const [key = "", modifier] = pressed.split("+").reverse();
  const press = {
    key,
    altKey: modifier === "Alt",
    ctrlKey: modifier === "Ctrl",
    metaKey: modifier === "Meta",
  };
  const state = { isOpen: list === "open", active, count: 6, isTyping: false };
  expect(keyAction(press, state)).toEqual(action);
});

test.each([true, false])("a space is part of what is being typed (list is open: %s)", (isOpen) => {
  const press = { key: " ", altKey: false, ctrlKey: false, metaKey: false };
  const state = { isOpen, active: 2, count: 6, isTyping: true };
  expect(keyAction(press, state)).toBeUndefined();
  expect(keyAction({ ...press, key: "Enter" }, state)).toBeDefined();
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
