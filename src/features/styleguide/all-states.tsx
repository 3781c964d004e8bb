import type { ReactNode } from "react";
import { forcedStates } from "./forced-states";
import * as styles from "./all-states.module.css";

type Props = {
  /** Renders the component with the state's name as its label. */
  readonly children: (label: string) => ReactNode;
};

/** A component at rest and in every forced state. */
export function AllStates({ children }: Props) {
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
