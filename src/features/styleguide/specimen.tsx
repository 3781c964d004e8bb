import type { ReactNode } from "react";
import * as styles from "./specimen.module.css";

type GroupProps = {
  /** Also the group's anchor. */
  readonly id: string;
  readonly title: string;
  /** When to take this part and not another. */
  readonly use: string;
  readonly children: ReactNode;
};

/** One kind of part, with all its specimens. */
export function SpecimenGroup({ id, title, use, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.use}>{use}</p>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

type Props = {
  /** What the specimen is called: a look, a state. */
  readonly name: string;
  /** `alt` and `ink` are the other two grounds of the site. */
  readonly ground?: "white" | "alt" | "ink";
  /** Takes the whole row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A part in one state. */
export function Specimen({ name, ground = "white", isWide = false, children }: Props) {
  return (
    <figure className={isWide ? `${styles.specimen} ${styles.wide}` : styles.specimen}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={`${styles.stage} ${styles[ground]}`}>{children}</div>
    </figure>
  );
}
