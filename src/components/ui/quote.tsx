import type { EditAttribute } from "../preview/edit-attribute";
import * as styles from "./quote.module.css";

type Props = {
  /** Without quotation marks: CSS adds those of the page's language. */
  readonly text: string;
  readonly className?: string | undefined;
  readonly edit?: EditAttribute;
};

/** Block quotation. */
export function Quote({ text, className, edit }: Props) {
  return (
    <blockquote {...edit} className={className ? `${styles.quote} ${className}` : styles.quote}>
      <p>{text}</p>
    </blockquote>
  );
}
