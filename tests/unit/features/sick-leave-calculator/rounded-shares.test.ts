import { roundedShares } from "../../../../src/features/sick-leave-calculator/rounded-shares";

test.each([
  [
    [119_318.18, 44_465.91, 95_454.55],
    [46, 17, 37],
  ],
  [
    [0, 0, 227.27],
    [0, 0, 100],
  ],
  // Rounded individually, these would add up to 99 or 101.
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [41.6, 41.7, 16.7],
    [41, 42, 17],
  ],
  [
    [25.5, 25.5, 49],
    [26, 25, 49],
  ],
  [
    [1, 1],
    [50, 50],
  ],
])("%j are %j percent", (amounts, percents) => {
  expect(roundedShares(amounts)).toEqual(percents);
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
});
