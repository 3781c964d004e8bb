import type { ReactNode } from "react";
import { forcedStates } from "./forced-states";
import * as styles from "./in-every-state.module.css";

type Props = {
  /** Draws the part with the state's name for its words. */
  readonly children: (label: string) => ReactNode;
};

/** A part at rest, and in every state that a visitor brings about. */
export function InEveryState({ children }: Props) {
  return (
    <div className={styles.states}>
      <span>{children("rest")}</span>
      {forcedStates.map((state) => (
        <span key={state} data-forced={state}>
          {children(state)}
        </span>
      ))}
    </div>
  );
}
