/** Figures of the illustrated portal: those of a fictional group, labelled there as sample data. */

/** Sessions per month, up to the end of the quarter shown. */
export const sessionsByMonth = [
  { month: "january", sessions: 24 },
  { month: "february", sessions: 31 },
  { month: "march", sessions: 29 },
  { month: "april", sessions: 38 },
  { month: "may", sessions: 47 },
  { month: "june", sessions: 43 },
] as const;

/** The months of the quarter shown. */
export const monthsOfQuarter = sessionsByMonth.slice(-3);

export const quarterTotal = monthsOfQuarter.reduce((sum, { sessions }) => sum + sessions, 0);

/** Mean wellbeing on a scale from 0 to 10. */
export const wellbeing = { before: 5.1, after: 7.2 } as const;
