import type { ReactNode } from "react";
import * as styles from "./switch.module.css";

type Props = {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Id of the element that says more. */
  readonly descriptionId: string;
  /** What is switched. */
  readonly children: ReactNode;
};

/** A native checkbox that is a switch to eyes and screen readers alike. */
export function Switch({ isOn, onToggle, descriptionId, children }: Props) {
  return (
    <label className={styles.row}>
      {children}
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={onToggle}
        aria-describedby={descriptionId}
        className={styles.control}
      />
    </label>
  );
}
