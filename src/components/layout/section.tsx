import type { ReactNode } from "react";
import * as styles from "./section.module.css";

type Props = {
  /** From morning to night, each darker than the one before: a page that has several does not go back. */
  readonly ground?: "white" | "grey" | "tinted" | "dusk" | "ink";
  /** `hidden` for what is of no use on paper, `sheet` for what has a sheet of its own and can be printed alone. */
  readonly print?: "hidden" | "sheet";
  readonly children: ReactNode;
};

/**
 * A part of a page: its ground from edge to edge, the page's gutters, and the space to the parts above and below it.
 * A screen's first part is `Screen`.
 */
export function Section({ ground = "white", print, children }: Props) {
  return (
    <div
      className={ground === "ink" ? `dark ${styles.section}` : styles.section}
      data-ground={ground}
      data-print={print}
    >
      {children}
    </div>
  );
}
