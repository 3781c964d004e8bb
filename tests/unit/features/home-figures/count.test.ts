import { stepAt, valueAtStep } from "../../../../src/features/home-figures/count";

test.each([
  [-5, 0],
  [0, 0],
  [19, 0],
  [20, 1],
  [1_000, 50],
  [1_999, 99],
  [2_000, 100],
  [60_000, 100],
])("after %i ms the count is at step %i of 100", (elapsed, step) => {
  expect(stepAt(elapsed)).toBe(step);
});

test.each([
  [80, 0, 0, 0],
  [80, 1, 0, 1],
  [80, 50, 0, 40],
  [80, 99, 0, 79],
  [80, 100, 0, 80],
  [100, 33, 0, 33],
  [4.9, 0, 1, 0],
  [4.9, 1, 1, 0],
  [4.9, 2, 1, 0.1],
  [4.9, 50, 1, 2.5],
  [4.9, 99, 1, 4.9],
  [4.9, 100, 1, 4.9],
])("a count to %d shows at step %i, with %i decimals, %d", (final, step, decimals, shown) => {
  expect(valueAtStep(final, step, decimals)).toBe(shown);
});
