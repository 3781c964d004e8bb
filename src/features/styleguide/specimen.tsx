import type { ReactNode } from "react";
import * as styles from "./specimen.module.css";

type GroupProps = {
  /** Also the group's fragment. */
  readonly id: string;
  readonly title: string;
  /** When to use this component rather than another. */
  readonly use: string;
  readonly children: ReactNode;
};

/** A kind of component with all its specimens. */
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
  /** Name of the variant or state. */
  readonly name: string;
  /** Background; `alt` and `ink` are the site's other two. */
  readonly ground?: "white" | "alt" | "ink";
  /** Spans the whole row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A component in one state. */
export function Specimen({ name, ground = "white", isWide = false, children }: Props) {
  return (
    <figure className={isWide ? `${styles.specimen} ${styles.wide}` : styles.specimen}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={`${styles.stage} ${styles[ground]}`}>{children}</div>
    </figure>
  );
}
