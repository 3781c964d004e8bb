import type { ReactNode } from "react";
import * as styles from "./form-layout.module.css";

type Props = {
  /** The title and the lead. */
  readonly intro: ReactNode;
  readonly form: ReactNode;
  /** The case for filling in the form: below the intro, or below the form on narrow screens. */
  readonly after: ReactNode;
};

/** Layout of a screen about one form, with the intro beside it. */
export function FormLayout({ intro, form, after }: Props) {
  return (
    <div className={styles.screen}>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.form}>{form}</div>
      <div>{after}</div>
    </div>
  );
}
