import { MoodFace } from "./mood-face";
import * as styles from "./mood-scale.module.css";
import { drawnMood, moods } from "./moods";

/** Five faces from sad to happy, one of them chosen. */
export function MoodScale() {
  return (
    <div className={styles.scale}>
      {moods.map((mood) => (
        <MoodFace key={mood} mood={mood} isChosen={mood === drawnMood} />
      ))}
    </div>
  );
}
