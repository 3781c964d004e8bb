/** Replaces the package `gatsby` in unit tests. */
import type { GatsbyLinkProps } from "gatsby";

/** Records navigations instead of performing them. */
export const navigate = jest.fn<undefined, [to: string, options?: object]>();

/** The build compiles queries away; here they do nothing. */
export const graphql = jest.fn();

/** An anchor that, like Gatsby's, passes clicks to `navigate`. */
export function Link<State>({
  to,
  getProps: _getProps,
  replace,
  state,
  onClick,
  children,
  ...anchor
}: GatsbyLinkProps<State>) {
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(to, { replace, state });
      }}
    >
      {children}
    </a>
  );
}
