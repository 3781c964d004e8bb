/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";

import type * as activityModule from "../../../../src/components/ui/first-interaction";

type Activity = typeof activityModule;

/** Loads a fresh module, as on a page without any interaction. */
function freshModule(): Activity["onFirstInteraction"] {
  let activity: Activity | undefined;
  jest.isolateModules(() => {
    activity = jest.requireActual<Activity>("../../../../src/components/ui/first-interaction");
  });
  return activity!.onFirstInteraction;
}

test.each([
  ["a scroll", () => fireEvent.scroll(window)],
  ["a key", () => fireEvent.keyDown(document.body)],
  ["a moving pointer", () => fireEvent.pointerMove(document.body)],
  ["a finger", () => fireEvent.touchStart(document.body)],
])("waits for %s and calls back once", (_name, interact) => {
  const onFirstInteraction = freshModule();
  const callback = jest.fn();
  onFirstInteraction(callback, new AbortController().signal);
  expect(callback).not.toHaveBeenCalled();
  interact();
  fireEvent.scroll(window);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("calls back immediately after an earlier interaction", () => {
  const onFirstInteraction = freshModule();
  onFirstInteraction(jest.fn(), new AbortController().signal);
  fireEvent.scroll(window);
  const later = jest.fn();
  onFirstInteraction(later, new AbortController().signal);
  expect(later).toHaveBeenCalledTimes(1);
});

test("does not call back after an abort", () => {
  const onFirstInteraction = freshModule();
  const unmount = new AbortController();
  const callback = jest.fn();
  onFirstInteraction(callback, unmount.signal);
  unmount.abort();
  fireEvent.scroll(window);
  expect(callback).not.toHaveBeenCalled();
});
