import { clsx } from "clsx";
import type { EditAttribute } from "../preview/edit-attribute";
import * as styles from "./quote.module.css";

type Props = {
  /** Without quotation marks: CSS adds those of its language. A blank line separates paragraphs. */
  readonly text: string;
  /** Unless it is the page's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly edit?: EditAttribute;
};

/** Block quotation. */
export function Quote({ text, lang, className, edit }: Props) {
  return (
    <blockquote {...edit} lang={lang} className={clsx(styles.quote, className)}>
      {text.split("\n\n").map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </blockquote>
  );
}
