/** Which review is in which column: each column lists indices of reviews. */
export type ReviewColumns = readonly (readonly number[])[];

/** Height of a card without its quote (stars, name, padding), in characters of the quote. */
const CARD_WEIGHT = 200;

/** Estimates a card's height, in characters of its quote. */
export function cardWeight(quote: string): number {
  return CARD_WEIGHT + quote.length;
}

function emptyColumns(columnCount: number): ReviewColumns {
  return Array.from({ length: columnCount }, () => []);
}

/** Redistributes the reviews if the number of columns differs; otherwise returns the same columns. */
export function redistribute(
  columns: ReviewColumns,
  columnCount: number,
  weights: readonly number[],
): ReviewColumns {
  if (columns.length === columnCount) return columns;
  return fillColumns(emptyColumns(columnCount), weights, reviewCount(columns));
}

export function reviewCount(columns: ReviewColumns): number {
  return columns.reduce((sum, column) => sum + column.length, 0);
}

/**
 * Appends the next reviews, each to the shortest column so far. Reviews already in a column stay there.
 *
 * @param columns at least one; together they hold the first reviews, in any order.
 * @param weights card heights of all reviews in order, in any unit.
 * @param count number of reviews in the columns afterwards, at most all of them.
 */
export function fillColumns(
  columns: ReviewColumns,
  weights: readonly number[],
  count: number,
): ReviewColumns {
  const filled = columns.map((column) => [...column]);
  const heights = columns.map((column) =>
    column.reduce((sum, review) => sum + (weights[review] ?? 0), 0),
  );
  const next = reviewCount(columns);
  for (const [offset, weight] of weights.slice(next, count).entries()) {
    const shortest = heights.indexOf(Math.min(...heights));
    filled[shortest]?.push(next + offset);
    heights[shortest] = (heights[shortest] ?? 0) + weight;
  }
  return filled;
}

/**
 * Reads from the page which reviews the browser has laid out in which column.
 *
 * @param items the reviews' elements in order, with hidden ones last.
 */
export function readColumns(items: Iterable<HTMLElement>): ReviewColumns {
  const byLeft = new Map<number, number[]>();
  for (const [review, item] of [...items].entries()) {
    const { left, width } = item.getBoundingClientRect();
    if (width === 0) break;
    byLeft.set(left, [...(byLeft.get(left) ?? []), review]);
  }
  return [...byLeft.values()];
}
