import type { ReactNode, Ref } from "react";
import * as styles from "./button.module.css";

type Props = {
  /** `button` is a section's primary action, `outlined` a secondary one, `quiet` goes beside either. */
  readonly variant?: "button" | "outlined" | "quiet";
  readonly onClick: () => void;
  /** The element that the button opens. */
  readonly controls?: { readonly id: string; readonly isOpen: boolean };
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
};

/** Button for an action on the current page. For navigation use `ScreenLink`. */
export function Button({ variant = "button", onClick, controls, buttonRef, children }: Props) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles[variant]}
      onClick={onClick}
      aria-controls={controls?.id}
      aria-expanded={controls?.isOpen}
    >
      {children}
    </button>
  );
}
