import type { ReactNode } from "react";
import * as styles from "./phone.module.css";

type Props = { readonly className?: string | undefined; readonly children: ReactNode };

/** The drawn phone, as high and wide as `--phone-height` and `--phone-width` say. */
export function Phone({ className = "", children }: Props) {
  return <div className={`${styles.phone} ${className}`.trim()}>{children}</div>;
}

type TextProps = {
  /** What the text is in the app. */
  readonly look: "question" | "answer" | "label" | "strong" | "caption";
  readonly as?: "p" | "h4" | "legend";
  readonly children: ReactNode;
};

/** A text of the app, and of what is drawn beside it. */
export function PhoneText({ look, as: Element = "p", children }: TextProps) {
  return <Element className={styles[look]}>{children}</Element>;
}

/** The five faces of the check-in, beside each other. */
export function Faces({ children }: Pick<Props, "children">) {
  return <div className={styles.faces}>{children}</div>;
}
