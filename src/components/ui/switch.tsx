import type { ReactNode } from "react";
import * as styles from "./switch.module.css";

type Props = {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly descriptionId: string;
  readonly children: ReactNode;
};

/** Toggle switch, built on a native checkbox. */
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
