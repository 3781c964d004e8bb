import type { ReactNode } from "react";
import * as styles from "./row-list.module.css";

type Row = { readonly key: string; readonly title: ReactNode; readonly text: ReactNode };

type Props = { readonly rows: readonly Row[] };

/** List of titles, each with its text beside it, or below it on phones. */
export function RowList({ rows }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, title, text }) => (
        <li key={key} className={styles.row}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
