/** Replaces the package `gatsby` in unit tests. */
import type { GatsbyLinkProps } from "gatsby";
import type { MouseEvent } from "react";

/** Records navigations instead of performing them. */
export const navigate = jest.fn<undefined, [to: string, options?: object]>();

/** The build compiles queries away; here they do nothing. */
export const graphql = jest.fn();

/** A plain anchor that, like Gatsby's, passes unmodified clicks to `navigate`. */
export function Link<State>({
  to,
  getProps: _getProps,
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
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}
