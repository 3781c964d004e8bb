import { Link } from "gatsby";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context";
import { screenPath, type Screen } from "../../i18n/routes";
import * as buttonStyles from "../ui/button.module.css";
import * as styles from "./screen-link.module.css";

const variants = {
  button: buttonStyles.button,
  quiet: buttonStyles.quiet,
  plain: styles.plain,
  inline: undefined,
};

type Props = {
  readonly screen: Screen;
  /** Where on the screen, as an element's id. */
  readonly fragment?: string;
  /**
   * `button` is a section's primary action, `quiet` a secondary one; `inline` is for running text;
   * `plain` inherits its style from the context.
   */
  readonly variant?: keyof typeof variants;
  readonly className?: string | undefined;
  /** Accessible name, if the content does not provide one. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** Link to a screen in the page's language. Gatsby marks it as current on the screen itself. */
export function ScreenLink({
  screen,
  fragment,
  variant = "plain",
  className,
  label,
  children,
}: Props) {
  const path = screenPath(screen, useLocale());
  return (
    <Link
      to={fragment ? `${path}#${fragment}` : path}
      className={className ?? variants[variant]}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
