import { clsx } from "clsx";
import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import * as styles from "./button.module.css";

/**
 * `button` is a section's primary action, `outlined` a secondary one, `quiet` goes beside either; `compact` is the
 * header's. `icon` and `arrow` hold an icon alone.
 */
type ButtonLook = "button" | "compact" | "outlined" | "quiet" | "icon" | "arrow";

/**
 * Returns the classes of what looks like a button and is none, such as a link.
 *
 * @param own a class of the caller's, for its place.
 */
export function buttonClass(look: ButtonLook, own?: string): string {
  return clsx(styles[look], own);
}

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
  readonly type?: "button" | "submit";
  readonly variant?: ButtonLook;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Does nothing, but keeps the focus, and a screen reader finds it, with a name that may say why. */
  readonly isDisabled?: boolean | undefined;
};

/** Keeps a button from submitting its form. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

/** Button for an action on the current page. For navigation use `ScreenLink`. */
export function Button({
  type = "button",
  variant = "button",
  className,
  buttonRef,
  isDisabled,
  onClick,
  ...attributes
}: Props) {
  return (
    <button
      ref={buttonRef}
      type={type}
      className={buttonClass(variant, className)}
      aria-disabled={isDisabled}
      onClick={isDisabled ? preventDefault : onClick}
      {...attributes}
    />
  );
}
