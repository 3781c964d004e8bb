import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./contents-link.module.css";

type TitleProps = { readonly id?: string; readonly children: string };

/** The title of a table of contents. */
export function ContentsTitle({ id, children }: TitleProps) {
  return (
    <p id={id} className={styles.title}>
      {children}
    </p>
  );
}

type LinkProps = {
  /** The id of the element that it leads to. */
  readonly target: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link of a table of contents. */
export function ContentsLink({ target, className, children }: LinkProps) {
  return (
    <a href={`#${target}`} className={clsx("small", styles.link, className)}>
      {children}
    </a>
  );
}
