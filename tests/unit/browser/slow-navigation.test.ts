/** @jest-environment jsdom */
import { clearNavigationTimer, startNavigationTimer } from "../../../src/browser/slow-navigation";

const giveUp = jest.fn();
const { dataset } = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clearNavigationTimer();
  giveUp.mockReset();
  jest.useRealTimers();
});

test("a page that is slow to come is marked until it is there", () => {
  startNavigationTimer(giveUp);
  expect(dataset.waiting).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(dataset.waiting).toBe("");
  clearNavigationTimer();
  expect(dataset.waiting).toBeUndefined();
  jest.runAllTimers();
  expect(giveUp).not.toHaveBeenCalled();
});

test("a quick one is not marked", () => {
  startNavigationTimer(giveUp);
  clearNavigationTimer();
  jest.runAllTimers();
  expect(dataset.waiting).toBeUndefined();
});

test("one that does not come is given up once", () => {
  startNavigationTimer(giveUp);
  jest.runAllTimers();
  expect(giveUp).toHaveBeenCalledTimes(1);
});
