/** The five faces of "How are you today?", as shapes that a component and a drawing share. */

/** How a day was, from 1, the worst, to 5. */
export type Mood = 1 | 2 | 3 | 4 | 5;

/** In the order in which they are shown. */
export const moods: readonly Mood[] = [1, 2, 3, 4, 5];

const eyes = "M13 14.500v.500m10-.500v.500";

/** Mouths from worst to best. */
const mouths = [
  "M12 25q6-6 12 0",
  "M12 24q6-3 12 0",
  "M12 23h12",
  "M12 22q6 4 12 0",
  "M11 21q7 8 14 0",
];

/** Returns the eyes and the mouth as the path of a line 2 units thick, on a disc 36 units wide. */
export function faceFeatures(mood: Mood): string {
  return `${eyes}${mouths[mood - 1]}`;
}
