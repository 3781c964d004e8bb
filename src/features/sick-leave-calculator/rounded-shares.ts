/**
 * Returns each amount's share of the sum in whole percentages that add up to 100. Rounds down, then
 * gives the missing points to the amounts that lost the most.
 *
 * @param amounts not negative, and not all 0.
 */
export function roundedShares(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const exact = amounts.map((amount) => (100 * amount) / sum);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((total, percent) => total + percent, 0);
  const byLoss = exact
    .map((percent, index) => ({ index, loss: percent - Math.floor(percent) }))
    .sort((a, b) => b.loss - a.loss);
  const rounded = new Set(byLoss.slice(0, missing).map(({ index }) => index));
  return percents.map((percent, index) => (rounded.has(index) ? percent + 1 : percent));
}
