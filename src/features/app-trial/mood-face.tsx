import * as styles from "./mood-scale.module.css";
import type { Mood } from "./moods";

/** Mouths from worst to best, as paths on a face 36 units wide. */
const mouths = [
  "M12 25q6-6 12 0",
  "M12 24q6-3 12 0",
  "M12 23h12",
  "M12 22q6 4 12 0",
  "M11 21q7 8 14 0",
];

type Props = { readonly mood: Mood; readonly isChosen: boolean };

export function MoodFace({ mood, isChosen }: Props) {
  return (
    <svg viewBox="0 0 36 36" className={isChosen ? `${styles.face} ${styles.chosen}` : styles.face}>
      <circle cx="18" cy="18" r="18" className={styles.head} />
      <path d={`M13 14.500v.500m10-.500v.500${mouths[mood - 1]}`} className={styles.features} />
    </svg>
  );
}
