import { Link, type GatsbyLinkProps } from "gatsby";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context";
import { screenPath, type ScreenName } from "../../i18n/routes";
import { buttonClass } from "../ui/button";

type Props = {
  readonly screen: ScreenName;
  /** As of a `Button`. Without it or a class, the link looks as in running text. */
  readonly variant?: "button" | "compact" | "quiet";
  readonly className?: string | undefined;
  /** Also marked on the pages below the screen, such as a blog post's. */
  readonly marksSection?: boolean;
  /** Accessible name, if the content does not provide one. */
  readonly label?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** `true` rather than `page`, as the link leads to another page. */
const sectionProps: GatsbyLinkProps<unknown>["getProps"] = ({ isCurrent, isPartiallyCurrent }) =>
  isPartiallyCurrent && !isCurrent ? { "aria-current": "true" } : {};

/** Link to a screen in the page's language. Gatsby marks it as current on the screen itself. */
export function ScreenLink({
  screen,
  variant,
  className,
  marksSection = false,
  label,
  onClick,
  children,
}: Props) {
  return (
    <Link
      to={screenPath(screen, useLocale())}
      className={variant ? buttonClass(variant, className) : className}
      aria-label={label}
      {...(onClick && { onClick })}
      getProps={marksSection ? sectionProps : undefined}
    >
      {children}
    </Link>
  );
}
