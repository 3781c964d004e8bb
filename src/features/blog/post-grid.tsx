import type { ReactNode } from "react";
import * as styles from "./post-grid.module.css";

type Props = {
  /** Whether the cards are still to come. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** Cards of posts, in one to three columns. */
export function PostGrid({ isBusy, children }: Props) {
  return (
    <ul className={styles.grid} aria-busy={isBusy}>
      {children}
    </ul>
  );
}
