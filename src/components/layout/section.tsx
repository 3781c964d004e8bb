import type { ReactNode } from "react";
import * as styles from "./section.module.css";

type Props = {
  /** `grey` and `tinted` set a part of a page apart; `ink` closes it. */
  readonly ground?: "white" | "grey" | "tinted" | "ink";
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
