import type { ReactNode } from "react";
import * as styles from "./section-head.module.css";

type Props = {
  /** By which its `section` is labelled. */
  readonly id: string;
  readonly title: string;
  /** What the section is about, in a sentence or two. */
  readonly lead?: ReactNode;
  /** Where to go on from there: a link or a button. */
  readonly children?: ReactNode;
};

/** A section's title and lead, with the space to what follows. What stands beside it needs none: put it in a column. */
export function SectionHead({ id, title, lead, children }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
