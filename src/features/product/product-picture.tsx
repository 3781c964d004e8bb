import type { ReactNode } from "react";
import * as styles from "./product-picture.module.css";

type Props = {
  /** What the picture shows, in words. */
  readonly label: string;
  readonly ground: "blue" | "sand" | "mint";
  readonly children: ReactNode;
};

/** A picture drawn in HTML on a coloured ground; one image to a screen reader. */
export function ProductPicture({ label, ground, children }: Props) {
  return (
    <div role="img" aria-label={label} className={[styles.picture, styles[ground]].join(" ")}>
      <div aria-hidden className={styles.content}>
        {children}
      </div>
    </div>
  );
}
