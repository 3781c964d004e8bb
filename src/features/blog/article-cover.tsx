import type { HTMLAttributes } from "react";
import * as styles from "./article-cover.module.css";

/** The place of a post's picture. */
export function ArticleCover({ children, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...attributes} className={styles.cover}>
      {children}
    </div>
  );
}
