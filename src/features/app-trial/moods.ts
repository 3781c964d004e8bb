/** How a day was, from 1, the worst, to 5. */
export type Mood = 1 | 2 | 3 | 4 | 5;

export const moods: readonly Mood[] = [1, 2, 3, 4, 5];

/** The answer that the illustration shows, and that its texts mention. */
export const drawnMood: Mood = 4;

/** The week's answers from Monday to yesterday, which is Thursday. */
export const earlierMoods: readonly Mood[] = [3, 2, 3, 3];
