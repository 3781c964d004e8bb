import * as styles from "./mood-face.module.css";

/** How a day was, from 1, the worst, to 5. */
export type Mood = 1 | 2 | 3 | 4 | 5;

export const moods: readonly Mood[] = [1, 2, 3, 4, 5];

/** Mouths from worst to best, as paths on a face 36 units wide. */
const mouths = [
  "M12 25q6-6 12 0",
  "M12 24q6-3 12 0",
  "M12 23h12",
  "M12 22q6 4 12 0",
  "M11 21q7 8 14 0",
];

type Props = { readonly mood: Mood; readonly isChosen: boolean };

/** A mood as a face, as wide as its place; hidden from screen readers, so what it stands for is written beside it. */
export function MoodFace({ mood, isChosen }: Props) {
  return (
    <svg aria-hidden viewBox="0 0 36 36" className={isChosen ? styles.chosen : styles.face}>
      <circle cx="18" cy="18" r="18" />
      <path d={`M13 14.500v.500m10-.500v.500${mouths[mood - 1]}`} />
    </svg>
  );
}
