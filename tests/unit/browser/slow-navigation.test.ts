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

test("shows the indicator after a second, until the page has loaded", () => {
  startNavigationTimeout({ onSlow, giveUp });
  jest.advanceTimersByTime(999);
  expect(dataset.waiting).toBeUndefined();
  expect(onSlow).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(dataset.waiting).toBe("");
  expect(onSlow).toHaveBeenCalledTimes(1);
  stopNavigationTimeout();
  expect(dataset.waiting).toBeUndefined();
  jest.runAllTimers();
  expect(giveUp).not.toHaveBeenCalled();
});

test("gives up once on a page that does not load", () => {
  startNavigationTimeout({ onSlow, giveUp });
  jest.runAllTimers();
  expect(giveUp).toHaveBeenCalledTimes(1);
});
