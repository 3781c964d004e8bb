import type { HTMLAttributes, ReactNode } from "react";
import * as styles from "./article-head.module.css";

/** Where a post is, its title and its facts. */
export function ArticleHeader({ children }: { readonly children: ReactNode }) {
  return <header className="intro">{children}</header>;
}

/** The place of a post's picture. */
export function ArticleCover(attributes: HTMLAttributes<HTMLDivElement>) {
  return <div {...attributes} className={styles.cover} />;
}
