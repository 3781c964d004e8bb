import { faceFeatures, type Mood } from "../../drawings/mood-face-shape";
import * as styles from "./mood-face.module.css";

type Props = {
  readonly mood: Mood;
  readonly isChosen?: boolean;
};

/** A mood as a face, as wide as its place; hidden from screen readers, so what it stands for is written beside it. */
export function MoodFace({ mood, isChosen = false }: Props) {
  return (
    <svg aria-hidden viewBox="0 0 36 36" className={isChosen ? styles.chosen : styles.face}>
      <circle cx="18" cy="18" r="17" />
      <path d={faceFeatures(mood)} />
    </svg>
  );
}
