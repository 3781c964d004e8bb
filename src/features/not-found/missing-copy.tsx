import type { ReactNode } from "react";
import * as styles from "./missing-copy.module.css";

type Props = {
  /** What the copy is made for: a missing post or help category. */
  readonly children: ReactNode;
  /** What is shown instead at addresses below all pages. */
  readonly below: ReactNode;
};

/** Both pages that the HTML of a copy of the not-found page may stand for. An inline script decides. */
export function MissingCopy({ children, below }: Props) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: process.env.MISSING_PAGE_SCRIPT ?? "" }} />
      <div className={styles.above}>{children}</div>
      <div className={styles.below}>{below}</div>
    </>
  );
}
