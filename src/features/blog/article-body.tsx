import type { HTMLAttributes, ReactNode } from "react";
import * as styles from "./article-body.module.css";

/** The place of a post's picture. */
export function ArticleCover({ children, ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...attributes} className={styles.cover}>
      {children}
    </div>
  );
}

type Props = {
  /** An `ArticleCover`. */
  readonly cover: ReactNode;
  /** Beside both where there is room. */
  readonly contents?: ReactNode;
  /** The text and what follows it, one below the other. */
  readonly children: ReactNode;
};

/** A post's picture and text, on one axis. */
export function ArticleBody({ cover, contents, children }: Props) {
  return (
    <div className={styles.body}>
      {cover}
      {contents}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
