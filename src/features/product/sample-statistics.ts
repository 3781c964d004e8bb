/** Figures of the illustrated portal: those of a fictional group, labelled there as sample data. */

/** Sessions per month, from January to the end of the quarter shown, which is the year's second. */
export const sessionsByMonth: readonly number[] = [24, 31, 29, 38, 47, 43];

/** Index of the quarter's first month. */
export const quarterStart = 3;

export const quarterTotal = sessionsByMonth
  .slice(quarterStart)
  .reduce((sum, sessions) => sum + sessions, 0);

/** Mean wellbeing on a scale from 0 to 10. */
export const wellbeing = { before: 5.1, after: 7.2 } as const;
