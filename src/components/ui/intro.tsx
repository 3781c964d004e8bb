import type { ReactNode } from "react";
import * as styles from "./intro.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** What stands above the title, such as a way back. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a screen: its title, and what it is about. */
export function Intro({ title, lead, before, children }: Props) {
  return (
    <div className={`wrap wrap-reading ${styles.intro}`}>
      {before}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
