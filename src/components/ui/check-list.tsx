import { Check } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./check-list.module.css";

type Props = {
  /** What the list is called; needed where no heading stands before it. */
  readonly label?: string;
  /** Points by a key of their own. */
  readonly points: Readonly<Record<string, ReactNode>>;
};

/** Points with a check mark before each. */
export function CheckList({ label, points }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Object.entries(points).map(([key, point]) => (
        <li key={key} className={styles.point}>
          <span className={styles.mark}>
            <Check size={16} strokeWidth={2.5} aria-hidden />
          </span>
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
