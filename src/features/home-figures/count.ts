/** How the figures of the home page count up (section 2 of the specification). */

/** A count goes from nothing to its figure in this many equal steps … */
export const countSteps = 100;

/** … and this time, in milliseconds. */
export const countDuration = 2_000;

/**
 * The step that a count has reached, from 0 to `countSteps`.
 *
 * @param elapsed milliseconds since it began.
 */
export function stepAfter(elapsed: number): number {
  const step = Math.floor((elapsed / countDuration) * countSteps);
  return Math.min(Math.max(step, 0), countSteps);
}

/**
 * What a count shows at a step.
 *
 * @param decimals to round to, so that every step is written like the final figure.
 */
export function valueAtStep(final: number, step: number, decimals: number): number {
  return Number(((final * step) / countSteps).toFixed(decimals));
}
