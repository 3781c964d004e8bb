import type { ReactNode } from "react";
import * as styles from "./product-illustration.module.css";

type Props = {
  /** Text alternative. */
  readonly label: string;
  readonly background: "sand" | "mint";
  readonly children: ReactNode;
};

/** An illustration drawn in HTML on a coloured background. A single image to screen readers. */
export function ProductIllustration({ label, background: ground, children }: Props) {
  return (
    <div role="img" aria-label={label} className={[styles.picture, styles[ground]].join(" ")}>
      <div aria-hidden className={styles.content}>
        {children}
      </div>
    </div>
  );
}
