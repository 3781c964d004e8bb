import * as styles from "./quote.module.css";

type Props = {
  /** Without quotation marks: the page's language brings its own. */
  readonly text: string;
  readonly className?: string | undefined;
};

/** What somebody has said. */
export function Quote({ text, className }: Props) {
  return (
    <blockquote className={className ? `${styles.quote} ${className}` : styles.quote}>
      <p>{text}</p>
    </blockquote>
  );
}
