import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./post-grid.module.css";

type Props = {
  /** Whether the cards are still to come. */
  readonly isBusy?: boolean;
  /** Whether the first card is as large as four, where there are three columns; else all are alike. */
  readonly hasLarge?: boolean;
  readonly children: ReactNode;
};

/** Cards of posts, in one to three columns. */
export function PostGrid({ isBusy, hasLarge = false, children }: Props) {
  return (
    <ul className={clsx(styles.grid, hasLarge && styles.withLarge)} aria-busy={isBusy}>
      {children}
    </ul>
  );
}
