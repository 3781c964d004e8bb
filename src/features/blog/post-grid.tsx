import type { ReactNode } from "react";
import * as styles from "./post-grid.module.css";

type Props = {
  readonly className?: string | undefined;
  /** Whether the cards are still to come. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** Cards of posts, in one to three columns. */
export function PostGrid({ className = "", isBusy, children }: Props) {
  return (
    <ul className={`${styles.grid} ${className}`.trim()} aria-busy={isBusy}>
      {children}
    </ul>
  );
}
