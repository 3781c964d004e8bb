import type { ComponentProps, ReactNode } from "react";
import { EmbeddedFrame } from "./embedded-frame";
import * as styles from "./form-or-frame.module.css";

type Props = Omit<ComponentProps<typeof EmbeddedFrame>, "url"> & {
  /** URL of a vendor's form; absent where a live site sets none. */
  readonly url: string | undefined;
  readonly form: ReactNode;
  /** Offers `form` to those for whom the frame is blocked or unusable. */
  readonly formInstead: string;
};

/** The site's own form; where a vendor's is set, that one in a frame, and the site's own below it, closed. */
export function FormOrFrame({ url, form, formInstead, ...frame }: Props) {
  if (!url) return form;
  return (
    <>
      <EmbeddedFrame url={url} {...frame} />
      <details className={styles.instead}>
        <summary className={styles.summary}>{formInstead}</summary>
        {form}
      </details>
    </>
  );
}
