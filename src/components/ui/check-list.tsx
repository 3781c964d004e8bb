import Check from "lucide/dist/esm/icons/check.mjs";
import type { ReactNode } from "react";
import * as styles from "./check-list.module.css";
import { Icon } from "./icon";

type Props = {
  /** Accessible name; needed where no heading precedes the list. */
  readonly label?: string;
  readonly points: readonly ReactNode[];
};

/** List with a check mark before each point. */
export function CheckList({ label, points }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {points.map((point, index) => (
        <li key={index} className={styles.point}>
          <Icon icon={Check} size={16} className={`icon-disc ${styles.mark}`} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
