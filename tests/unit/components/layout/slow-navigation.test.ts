import { endWaiting, startWaiting } from "../../../../src/components/layout/slow-navigation";

const giveUp = jest.fn();
const { dataset } = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endWaiting();
  giveUp.mockReset();
  jest.useRealTimers();
});

test("a page that is slow to come is marked until it is there", () => {
  startWaiting(giveUp);
  expect(dataset.waiting).toBeUndefined();
  jest.advanceTimersByTime(1_000);
  expect(dataset.waiting).toBe("");
  endWaiting();
  expect(dataset.waiting).toBeUndefined();
  jest.runAllTimers();
  expect(giveUp).not.toHaveBeenCalled();
});

test("a quick one is not marked", () => {
  startWaiting(giveUp);
  endWaiting();
  jest.runAllTimers();
  expect(dataset.waiting).toBeUndefined();
});

test("one that does not come is given up once", () => {
  startWaiting(giveUp);
  jest.runAllTimers();
  expect(giveUp).toHaveBeenCalledTimes(1);
});
