import * as styles from "./mood-scale.module.css";

/** Mouths from worst to best, as paths on a face 36 units wide. */
const mouths = [
  "M12 25q6-6 12 0",
  "M12 24q6-3 12 0",
  "M12 23h12",
  "M12 22q6 4 12 0",
  "M11 21q7 8 14 0",
];

/** Index of the answer that the illustration's texts mention. */
const chosen = 3;

/** Five faces from sad to happy, one of them chosen. */
export function MoodScale() {
  return (
    <div className={styles.scale}>
      {mouths.map((mouth, index) => (
        <svg
          key={mouth}
          viewBox="0 0 36 36"
          className={[styles.face, index === chosen && styles.chosen].filter(Boolean).join(" ")}
        >
          <circle cx="18" cy="18" r="18" className={styles.head} />
          <path d={`M13 14.500v.500m10-.500v.500${mouth}`} className={styles.features} />
        </svg>
      ))}
    </div>
  );
}
