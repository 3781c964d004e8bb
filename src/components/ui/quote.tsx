import type { ReactNode } from "react";
import * as styles from "./quote.module.css";

type Props = {
  /** Without quotation marks: CSS adds those of the page's language. */
  readonly text: ReactNode;
  readonly className?: string | undefined;
};

/** Block quotation. */
export function Quote({ text, className }: Props) {
  return (
    <blockquote className={className ? `${styles.quote} ${className}` : styles.quote}>
      <p>{text}</p>
    </blockquote>
  );
}
