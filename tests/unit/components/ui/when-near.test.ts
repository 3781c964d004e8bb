/** @jest-environment jsdom */
import { whenNear } from "../../../../src/components/ui/when-near";
import { observedElements, setInView } from "../../../setup/jsdom/intersection-stub";

const element = document.createElement("div");

let interact: (value?: unknown) => void;

beforeEach(() => {
  window.firstInteraction = new Promise((resolve) => (interact = resolve));
});

afterEach(() => {
  delete window.firstInteraction;
  window.scrollY = 0;
});

test("waits for the first interaction, then for the element", async () => {
  const callback = jest.fn();
  whenNear(element, callback);
  expect(observedElements()).toEqual([]);
  interact();
  await window.firstInteraction;
  setInView(element, 0);
  expect(callback).not.toHaveBeenCalled();
  setInView(element);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("a page that is scrolled already counts as interacted with", () => {
  window.scrollY = 900;
  whenNear(element, jest.fn());
  expect(observedElements()).toEqual([element]);
});

test.each(["before", "after"])("can be ended %s the interaction", async (when) => {
  const end = whenNear(element, jest.fn());
  if (when === "before") end();
  interact();
  await window.firstInteraction;
  end();
  expect(observedElements()).toEqual([]);
});
