import * as styles from "./skeleton.module.css";

type Props = {
  /** Gives the block its height, and whatever else of the place that the content will take. */
  readonly className: string | undefined;
};

/** A quiet block in the shape of what comes. Says nothing to a screen reader: its list does. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden="true" className={[styles.block, className].join(" ")} />;
}
