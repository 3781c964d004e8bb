import type { ReactNode } from "react";
import * as styles from "./intro.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Above the title, e.g. a back link. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
};

/** Title and lead of a screen. */
export function Intro({ title, lead, before, children }: Props) {
  return (
    <div className={`wrap wrap-reading intro ${styles.screen}`}>
      {before}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
