/** Which review stands in which column: each column lists places in the order of the reviews. */
export type ReviewColumns = readonly (readonly number[])[];

/** What a card takes beside its quote (stars, name, paddings), in letters of the quote. */
const CARD_WEIGHT = 200;

/** About how high a card is, in letters of its quote. */
export function cardWeight(quote: string): number {
  return CARD_WEIGHT + quote.length;
}

/** Columns with nothing in them. */
export function emptyColumns(columnCount: number): ReviewColumns {
  return Array.from({ length: columnCount }, () => []);
}

/** The same reviews in another number of columns, filled anew; the same columns where the number fits. */
export function inColumns(
  columns: ReviewColumns,
  columnCount: number,
  weights: readonly number[],
): ReviewColumns {
  if (columns.length === columnCount) return columns;
  return fillColumns(emptyColumns(columnCount), weights, reviewCount(columns));
}

/** How many reviews stand in the columns. */
export function reviewCount(columns: ReviewColumns): number {
  return columns.reduce((sum, column) => sum + column.length, 0);
}

/**
 * Puts the reviews that come next below the columns, each where there is least so far. What stands in
 * a column already stays there.
 *
 * @param columns at least one; they hold the first reviews, in whatever order.
 * @param weights of all the reviews, in their order: how high each card is, in any unit.
 * @param count how many reviews the columns hold afterwards, at most all.
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
    const lowest = heights.indexOf(Math.min(...heights));
    filled[lowest]?.push(next + offset);
    heights[lowest] = (heights[lowest] ?? 0) + weight;
  }
  return filled;
}

/**
 * Reads from the page which reviews stand in which column, as the browser has laid them out.
 *
 * @param items the reviews' elements in their order; those that are not shown come last.
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
