/** How the figures of the home page count up: in equal steps, from 0. */

export const countSteps = 100;

/** In milliseconds. */
const countDuration = 2_000;

/**
 * Returns the step that a count has reached, from 0 to `countSteps`.
 *
 * @param elapsed milliseconds since the start.
 */
export function stepAt(elapsed: number): number {
  const step = Math.floor((elapsed / countDuration) * countSteps);
  return Math.min(Math.max(step, 0), countSteps);
}

/**
 * Returns the value that a count shows at a step.
 *
 * @param decimals to round to, so that every step is formatted like the final figure.
 */
export function valueAtStep(final: number, step: number, decimals: number): number {
  return Number(((final * step) / countSteps).toFixed(decimals));
}
