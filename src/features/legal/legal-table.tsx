import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./legal-table.module.css";

/** A row's cells, by column key. */
export type Cells = Readonly<Record<string, ReactNode>>;

type RowGroup = {
  /** Absent in a table without groups. */
  readonly title?: string;
  readonly rows: Readonly<Record<string, Cells>>;
};

type Props = {
  readonly caption: string;
  /** Headings by column key; the first column names the row. */
  readonly columns: Readonly<Record<string, string>>;
  readonly groups: readonly RowGroup[];
  /** A `colgroup` with the widths of its columns, where the first alone does not do. */
  readonly columnWidths?: ReactNode;
  readonly className?: string | undefined;
};

/**
 * A table that turns into one card per row where it is too narrow for columns. Each cell then has its
 * heading as text, because VoiceOver stops treating a table as one once its layout is changed.
 */
export function LegalTable({ caption, columns, groups, columnWidths, className }: Props) {
  const titles = Object.entries(columns);
  return (
    <table className={clsx(styles.table, className)}>
      <caption className={styles.caption}>{caption}</caption>
      {columnWidths}
      <thead className={styles.head}>
        <tr>
          {titles.map(([column, title]) => (
            <th key={column} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }, index) => (
        <tbody key={index}>
          {title && (
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={titles.length} className={styles.group}>
                {title}
              </th>
            </tr>
          )}
          {Object.entries(rows).map(([row, cells]) => (
            <tr key={row} className={styles.row}>
              {titles.map(([column, columnTitle], position) =>
                position === 0 ? (
                  <th key={column} scope="row" className={styles.name}>
                    {cells[column]}
                  </th>
                ) : (
                  <td key={column} className={styles.cell}>
                    <span className={styles.label}>{columnTitle}</span>
                    {cells[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
