import * as styles from "./skeleton.module.css";

type Props = {
  /** Sets the height and anything else of the final content's box. */
  readonly className: string | undefined;
};

/** Loading placeholder. Hidden from screen readers: the list around it announces the loading. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden="true" className={[styles.block, className].join(" ")} />;
}
