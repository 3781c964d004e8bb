import type { ReactNode } from "react";
import * as styles from "./form-layout.module.css";

type Props = {
  /** The title and what makes the form worth filling in. */
  readonly intro: ReactNode;
  readonly form: ReactNode;
  /** What can wait: below the intro, and on a narrow screen below the form. */
  readonly after: ReactNode;
};

/** A screen about one form, with the form beside what it is for. */
export function FormLayout({ intro, form, after }: Props) {
  return (
    <div className={styles.screen}>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.form}>{form}</div>
      <div className={styles.after}>{after}</div>
    </div>
  );
}
