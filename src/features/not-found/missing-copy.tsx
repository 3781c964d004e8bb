import type { ReactNode } from "react";
import * as styles from "./missing-copy.module.css";

type Props = {
  /** What the copy is made for: a missing post or help category. */
  readonly children: ReactNode;
};

/** A copy of the not-found page, as it is in the HTML. At addresses that it is not made for, a script hides it. */
export function MissingCopy({ children }: Props) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: process.env.MISSING_PAGE_SCRIPT ?? "" }} />
      <div className={styles.copy}>{children}</div>
    </>
  );
}
