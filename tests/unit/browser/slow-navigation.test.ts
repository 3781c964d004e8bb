/** @jest-environment jsdom */
import {
  stopNavigationTimeout,
  startNavigationTimeout,
} from "../../../src/browser/slow-navigation";

const giveUp = jest.fn();
const onSlow = jest.fn();
const { dataset } = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stopNavigationTimeout();
  giveUp.mockReset();
  jest.useRealTimers();
});

test("shows the indicator for a slow page until it has loaded", () => {
  startNavigationTimeout({ onSlow, giveUp });
  expect(dataset.waiting).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(dataset.waiting).toBe("");
  expect(onSlow).toHaveBeenCalledTimes(1);
  stopNavigationTimeout();
  expect(dataset.waiting).toBeUndefined();
  jest.runAllTimers();
  expect(giveUp).not.toHaveBeenCalled();
});

test("shows no indicator for a fast page", () => {
  startNavigationTimeout({ onSlow, giveUp });
  stopNavigationTimeout();
  jest.runAllTimers();
  expect(dataset.waiting).toBeUndefined();
  expect(onSlow).not.toHaveBeenCalled();
});

test("gives up once on a page that does not load", () => {
  startNavigationTimeout({ onSlow, giveUp });
  jest.runAllTimers();
  expect(giveUp).toHaveBeenCalledTimes(1);
});
