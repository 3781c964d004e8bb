import type { ReactNode } from "react";
import * as styles from "./row-list.module.css";

type Row = { readonly key: string; readonly title: ReactNode; readonly text: ReactNode };

type Props = {
  readonly rows: readonly Row[];
  /** Whether there is a line above the list already. */
  readonly followsLine?: boolean;
};

/** List of titles, each with its text beside it, or below it on phones. */
export function RowList({ rows, followsLine = false }: Props) {
  return (
    <ul className={styles.rows} data-follows-line={followsLine || undefined}>
      {rows.map(({ key, title, text }) => (
        <li key={key} className={styles.row}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
