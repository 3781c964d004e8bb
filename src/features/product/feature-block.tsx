import type { ReactNode } from "react";
import { CheckList } from "../../components/ui/check-list";
import * as styles from "./feature-block.module.css";

type Props = {
  /** The block's place on the page: links lead to `#id`. */
  readonly id: string;
  /** Its number among the blocks, from 1. */
  readonly number: number;
  /** For whom this part of the product is. */
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  /** What it holds, in short, by a key of each point's own. */
  readonly points: Readonly<Record<string, string>>;
  /** The part as a picture. */
  readonly children: ReactNode;
};

/** A numbered part of the product beside its picture. Every second one has the picture on the left. */
export function FeatureBlock({ id, number, audience, title, text, points, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.block}>
      <div className={styles.text}>
        <p className={styles.mark}>
          <span className={styles.number}>{String(number).padStart(2, "0")}</span>{" "}
          <span className={styles.audience}>{audience}</span>
        </p>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.lead}>{text}</p>
        <CheckList points={points} />
      </div>
      <div className={styles.picture}>{children}</div>
    </section>
  );
}
