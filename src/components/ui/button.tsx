import type { ButtonHTMLAttributes, Ref } from "react";
import * as styles from "./button.module.css";

/**
 * `button` is a section's primary action, `outlined` a secondary one, `quiet` goes beside either; `compact` is the
 * header's. `icon` and `arrow` hold an icon alone.
 */
export type ButtonLook = "button" | "compact" | "outlined" | "quiet" | "icon" | "arrow";

/**
 * Returns the classes of what looks like a button and is none, such as a link.
 *
 * @param own a class of the caller's, for its place.
 */
export function buttonClass(look: ButtonLook, own = ""): string {
  return `${styles[look]} ${own}`.trim();
}

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
  readonly type?: "button" | "submit";
  readonly variant?: ButtonLook;
  readonly buttonRef?: Ref<HTMLButtonElement>;
};

/** Button for an action on the current page. For navigation use `ScreenLink`. */
export function Button({
  type = "button",
  variant = "button",
  className,
  buttonRef,
  ...attributes
}: Props) {
  return (
    <button
      ref={buttonRef}
      type={type}
      className={buttonClass(variant, className)}
      {...attributes}
    />
  );
}
