/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";

import type * as activityModule from "../../../../src/components/ui/first-interaction";

type Activity = typeof activityModule;

/** A fresh module, as on a page that nobody has touched. */
function freshPage(): Activity["onFirstInteraction"] {
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
])("waits for %s, and calls once", (_name, actOf) => {
  const onceVisitorActs = freshPage();
  const callback = jest.fn();
  onceVisitorActs(callback, new AbortController().signal);
  expect(callback).not.toHaveBeenCalled();
  actOf();
  fireEvent.scroll(window);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("calls at once when the visitor has acted before", () => {
  const onceVisitorActs = freshPage();
  onceVisitorActs(jest.fn(), new AbortController().signal);
  fireEvent.scroll(window);
  const later = jest.fn();
  onceVisitorActs(later, new AbortController().signal);
  expect(later).toHaveBeenCalledTimes(1);
});

test("does not call what no longer waits", () => {
  const onceVisitorActs = freshPage();
  const unmount = new AbortController();
  const callback = jest.fn();
  onceVisitorActs(callback, unmount.signal);
  unmount.abort();
  fireEvent.scroll(window);
  expect(callback).not.toHaveBeenCalled();
});
