/** @jest-environment jsdom */
import {
  cardWeight,
  emptyColumns,
  fillColumns,
  inColumns,
  readColumns,
  reviewCount,
} from "../../../../src/features/reviews/review-columns";

test.each([
  { name: "one column in order", columns: [[]], weights: [5, 1, 3], count: 3, to: [[0, 1, 2]] },
  {
    name: "side by side where all are alike, from the left",
    columns: [[], [], []],
    weights: [1, 1, 1, 1],
    count: 4,
    to: [[0, 3], [1], [2]],
  },
  {
    name: "each where there is least so far",
    columns: [[], []],
    weights: [9, 2, 3, 5],
    count: 4,
    to: [[0], [1, 2, 3]],
  },
  {
    name: "below those that stand there already, which stay",
    columns: [[0, 1], [2]],
    weights: [1, 1, 5, 2, 2],
    count: 5,
    to: [[0, 1, 3, 4], [2]],
  },
  {
    name: "no more than asked for",
    columns: [[0], []],
    weights: [1, 1, 1, 1],
    count: 2,
    to: [[0], [1]],
  },
  { name: "no more than there are", columns: [[0]], weights: [1, 1], count: 9, to: [[0, 1]] },
  {
    name: "none when as many stand there",
    columns: [[1], [0]],
    weights: [1, 1],
    count: 2,
    to: [[1], [0]],
  },
])("fills columns: $name", ({ columns, weights, count, to }) => {
  const before = columns.map((column) => [...column]);
  expect(fillColumns(columns, weights, count)).toEqual(to);
  expect(columns).toEqual(before);
});

test("the same number of columns stays as it is, another is filled anew with as many", () => {
  const columns = [[2], [0, 1]];
  const weights = [4, 1, 1, 1];
  expect(inColumns(columns, 2, weights)).toBe(columns);
  expect(inColumns(columns, 1, weights)).toEqual([[0, 1, 2]]);
  expect(inColumns(columns, 3, weights)).toEqual([[0], [1], [2]]);
});

test("counts the reviews in all columns", () => {
  expect(reviewCount(emptyColumns(3))).toBe(0);
  expect(reviewCount([[0, 4], [], [1, 2, 3]])).toBe(5);
});

test("a longer quote makes a heavier card, and even the shortest has a weight", () => {
  expect(cardWeight("A longer quote")).toBeGreaterThan(cardWeight("A quote"));
  // A card is mostly paddings and stars: two short ones are more than one that is twice as long.
  expect(2 * cardWeight("Short.")).toBeGreaterThan(cardWeight("Short, but not so short."));
});

describe("reading the columns from the page", () => {
  function item(left: number, width = 300): HTMLElement {
    const element = document.createElement("li");
    // jsdom lays nothing out.
    element.getBoundingClientRect = () => ({ left, width }) as DOMRect;
    return element;
  }

  test("those with one left edge are a column; hidden ones are in none", () => {
    const items = [item(16), item(16), item(340.5), item(340.5), item(665), item(0, 0), item(0, 0)];
    expect(readColumns(items)).toEqual([[0, 1], [2, 3], [4]]);
  });

  test("no reviews make no columns", () => {
    expect(readColumns([])).toEqual([]);
  });
});
