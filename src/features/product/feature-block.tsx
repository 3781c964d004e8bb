import type { ReactNode } from "react";
import { CheckList } from "../../components/ui/check-list";
import * as styles from "./feature-block.module.css";

type Props = {
  /** Also the block's fragment. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  /** Who this part of the product is for. */
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  /** Its main features, by key. */
  readonly points: Readonly<Record<string, string>>;
  /** Follows the points. */
  readonly more?: ReactNode;
  /** The illustration. */
  readonly children: ReactNode;
};

/** A numbered part of the product next to its illustration, which alternates between the two sides. */
export function FeatureBlock({ id, number, audience, title, text, points, more, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={number % 2 ? styles.block : `${styles.block} ${styles.mirrored}`}
    >
      <div className={styles.text}>
        <p className={styles.mark}>
          <span className={styles.number}>{String(number).padStart(2, "0")}</span>{" "}
          <span className={styles.audience}>{audience}</span>
        </p>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.lead}>{text}</p>
        <CheckList points={points} />
        {more}
      </div>
      <div className={styles.picture}>{children}</div>
    </section>
  );
}
