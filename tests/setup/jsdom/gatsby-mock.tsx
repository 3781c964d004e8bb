/** What unit tests get when code imports from `gatsby`. */
import type { GatsbyLinkProps } from "gatsby";
import type { MouseEvent } from "react";

/** Where the code under test went. Nothing moves. */
export const navigate = jest.fn<undefined, [to: string, options?: object]>();

/** Queries are compiled away by the build and mean nothing here. */
export const graphql = jest.fn();

export const useStaticQuery = jest.fn();
export const prefetchPathname = jest.fn();
export const withPrefix = (path: string): string => path;

/**
 * A plain anchor with Gatsby's two habits: it marks the current page, and a plain click goes to
 * `navigate` instead of leaving the page.
 */
export function Link<State>({
  to,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  getProps: _getProps,
  partiallyActive: _partiallyActive,
  replace,
  state,
  onClick,
  children,
  ...anchor
}: GatsbyLinkProps<State>) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || wantsNewTab || anchor.target) return;
    event.preventDefault();
    navigate(to, { replace, state });
  }
  return (
    <a
      aria-current={to === window.location.pathname ? "page" : undefined}
      {...anchor}
      href={to}
      onClick={follow}
    >
      {children}
    </a>
  );
}
