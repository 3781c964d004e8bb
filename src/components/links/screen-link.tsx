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
  /**
   * `button` is the one loud thing of a section, `quiet` stands beside it; `inline` is part of a text;
   * `plain` has the look of its place.
   */
  readonly variant?: keyof typeof variants;
  readonly className?: string | undefined;
  /** What the link is called where its content does not say it. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A link to a screen in the page's language. Marks itself when it leads to the page it stands on. */
export function ScreenLink({ screen, variant: look = "plain", className, label, children }: Props) {
  const path = screenPath(screen, useLocale());
  return (
    <Link to={path} className={className ?? variants[look]} aria-label={label}>
      {children}
    </Link>
  );
}
