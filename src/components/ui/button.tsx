import type { ReactNode } from "react";
import * as styles from "./button.module.css";

type Props = {
  /** `button` is the one loud thing of a section, `outlined` a second choice, `quiet` stands beside either. */
  readonly look?: "button" | "outlined" | "quiet";
  readonly onClick: () => void;
  /** Id of the element that the button opens, and whether it is open. */
  readonly controls?: { readonly id: string; readonly isOpen: boolean };
  readonly children: ReactNode;
};

/** A button that does something on the page it stands on. What leads to another page is a link. */
export function Button({ look = "button", onClick, controls, children }: Props) {
  return (
    <button
      type="button"
      className={styles[look]}
      onClick={onClick}
      aria-controls={controls?.id}
      aria-expanded={controls?.isOpen}
    >
      {children}
    </button>
  );
}
