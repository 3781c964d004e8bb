import type { ReactNode, Ref } from "react";
import * as styles from "./button.module.css";

type Props = {
  /** `button` is the one loud thing of a section, `outlined` a second choice, `quiet` stands beside either. */
  readonly variant?: "button" | "outlined" | "quiet";
  readonly onClick: () => void;
  /** Id of the element that the button opens, and whether it is open. */
  readonly controls?: { readonly id: string; readonly isOpen: boolean };
  /** Gets the element, for who gives it the focus. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
};

/** A button that does something on the page it stands on. What leads to another page is a link. */
export function Button({
  variant: look = "button",
  onClick,
  controls,
  buttonRef,
  children,
}: Props) {
  return (
    <button
      ref={buttonRef}
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
