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
  const waiting = whenNear(element, callback, new AbortController().signal);
  expect(observedElements()).toEqual([]);
  interact();
  await waiting;
  setInView(element, false);
  expect(callback).not.toHaveBeenCalled();
  setInView(element);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("a page that is scrolled already counts as interacted with", () => {
  window.scrollY = 900;
  void whenNear(element, jest.fn(), new AbortController().signal);
  expect(observedElements()).toEqual([element]);
});

test.each(["before", "after"])("ends with its signal, aborted %s the interaction", async (when) => {
  const unmount = new AbortController();
  const waiting = whenNear(element, jest.fn(), unmount.signal);
  if (when === "before") unmount.abort();
  interact();
  await waiting;
  unmount.abort();
  expect(observedElements()).toEqual([]);
});
