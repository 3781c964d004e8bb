/** @jest-environment jsdom */
import {
  cardWeight,
  fillColumns,
  redistribute,
  readColumns,
} from "../../../../src/features/reviews/review-columns";

test.each([
  { name: "one column in order", columns: [[]], weights: [5, 1, 3], count: 3, to: [[0, 1, 2]] },
  {
    name: "from left to right if heights are equal",
    columns: [[], [], []],
    weights: [1, 1, 1, 1],
    count: 4,
    to: [[0, 3], [1], [2]],
  },
  {
    name: "each in the shortest column so far",
    columns: [[], []],
    weights: [9, 2, 3, 5],
    count: 4,
    to: [[0], [1, 2, 3]],
  },
  {
    name: "below existing reviews, which stay",
    columns: [[0, 1], [2]],
    weights: [1, 1, 5, 2, 2],
    count: 5,
    to: [[0, 1, 3, 4], [2]],
  },
  {
    name: "no more than requested",
    columns: [[0], []],
    weights: [1, 1, 1, 1],
    count: 2,
    to: [[0], [1]],
  },
  { name: "no more than there are", columns: [[0]], weights: [1, 1], count: 9, to: [[0, 1]] },
  {
    name: "none if there are enough already",
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

test("keeps columns of the same number, and redistributes the reviews for another", () => {
  const columns = [[2], [0, 1]];
  const weights = [4, 1, 1, 1];
  expect(redistribute(columns, 2, weights)).toBe(columns);
  expect(redistribute(columns, 1, weights)).toEqual([[0, 1, 2]]);
  expect(redistribute(columns, 3, weights)).toEqual([[0], [1], [2]]);
});

test("a longer quote makes a heavier card, and even the shortest has weight", () => {
  expect(cardWeight("A longer quote")).toBeGreaterThan(cardWeight("A quote"));
  // A card is mostly padding and stars: two short ones weigh more than one with twice the text.
  expect(2 * cardWeight("Short.")).toBeGreaterThan(cardWeight("Short, but not so short."));
});

describe("reading the columns from the page", () => {
  function item(left: number, width = 300): HTMLElement {
    const element = document.createElement("li");
    // jsdom has no layout.
    element.getBoundingClientRect = () => ({ left, width }) as DOMRect;
    return element;
  }

  test("items with the same left edge form a column, hidden ones are ignored", () => {
    const items = [item(16), item(16), item(340.5), item(340.5), item(665), item(0, 0), item(0, 0)];
    expect(readColumns(items)).toEqual([[0, 1], [2, 3], [4]]);
  });
});
