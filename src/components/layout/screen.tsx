import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./screen.module.css";
import { Section } from "./section";

type HeadProps = {
  /** Undefined while it is loading. */
  readonly title: ReactNode;
  /** What the screen is about, in a sentence or two. */
  readonly lead?: string;
  /** A line in the space above the title: a way back, or a badge. */
  readonly above?: ReactNode;
  /** Beside the lead where there is room, else after what follows it. */
  readonly aside?: ReactNode;
  /** What follows the lead, one below the other. */
  readonly intro?: ReactNode;
};

/**
 * A screen's title, which is the only `h1` of its page, and its lead: at one height on every screen. By itself it is
 * for a screen whose first `Section` has a layout of its own, such as home; others have `Screen`.
 */
export function ScreenHead({ title, lead, above, aside, intro }: HeadProps) {
  return (
    <header className={clsx(styles.head, aside && styles.withAside)}>
      {above && <div className={styles.above}>{above}</div>}
      {/* eslint-disable-next-line no-restricted-syntax -- the one that the others are told to use */}
      {title && <h1 className={styles.title}>{title}</h1>}
      {lead && <p className="lead">{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
      {intro}
    </header>
  );
}

type Props = HeadProps & {
  /** What must be seen before the title, which then stands below it, in the middle beside the picture. */
  readonly notice?: ReactNode;
  /** Beside the title where there is room, else below it. Not printed. */
  readonly picture?: ReactNode;
  /** What the screen begins with, on all of its width. */
  readonly children?: ReactNode;
};

/** A screen's first section: its title and lead, and what it begins with. What follows are `Section`s. */
export function Screen({ notice, picture, children, ...head }: Props) {
  return (
    <Section>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.top}>
        <ScreenHead {...head} />
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      {children}
    </Section>
  );
}
