import * as styles from "./skeleton.module.css";

type Props = {
  /** CSS lengths of the place that the content will take. */
  readonly width?: string;
  readonly height: string;
  readonly radius?: string;
};

/** A quiet block in the shape of what comes. Says nothing to a screen reader: its list does. */
export function Skeleton({ width = "100%", height, radius = "8px" }: Props) {
  return (
    <span
      aria-hidden="true"
      className={styles.block}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
