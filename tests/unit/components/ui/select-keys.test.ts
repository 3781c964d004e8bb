import { findOptionByText, keyAction } from "../../../../src/components/ui/select-keys";

type Action = ReturnType<typeof keyAction>;

test.each<[list: "closed" | "open", from: number, action: Action, keys: readonly string[]]>([
  ["closed", 2, 2, ["ArrowDown", "ArrowUp", "Enter", " ", "Alt+ArrowDown", "Alt+ArrowUp"]],
  ["closed", 2, 0, ["Home"]],
  ["closed", 2, 5, ["End"]],
  ["closed", 2, undefined, ["Escape", "Tab", "a", "PageDown"]],
  ["closed", 2, undefined, ["Alt+Home", "Ctrl+Home", "Ctrl+End", "Meta+ArrowDown"]],
  ["open", 2, 3, ["ArrowDown"]],
  ["open", 5, 5, ["ArrowDown"]],
  ["open", 2, 1, ["ArrowUp"]],
  ["open", 0, 0, ["ArrowUp"]],
  ["open", 2, 5, ["PageDown", "End"]],
  ["open", 2, 0, ["PageUp", "Home"]],
  ["open", 2, "choose", ["Enter", " ", "Tab", "Alt+ArrowUp"]],
  ["open", 2, "close", ["Escape"]],
  ["open", 2, undefined, ["Alt+ArrowDown", "Alt+Tab", "Ctrl+Home", "Ctrl+End", "Meta+ArrowUp"]],
])("in a list that is %s, at option %i, the answer is %j to %j", (list, active, action, keys) => {
  const state = { isOpen: list === "open", active, count: 6, isTyping: false };
  for (const pressed of keys) {
    const [key = "", modifier] = pressed.split("+").reverse();
    const press = {
      key,
      altKey: modifier === "Alt",
      ctrlKey: modifier === "Ctrl",
      metaKey: modifier === "Meta",
    };
    expect([pressed, keyAction(press, state)]).toEqual([pressed, action]);
  }
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
