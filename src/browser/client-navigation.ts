import type { GatsbyWindow, NavigateOptions } from "./gatsby-runtime";
import { isCurrentVersion } from "./site-version";
import { clearNavigationTimer, startNavigationTimer } from "./slow-navigation";

/** Counts what was asked for: only the last of it is shown. */
let turn = 0;

function forget(): void {
  turn += 1;
  clearNavigationTimer();
}

/**
 * Follows the site's own links as a browser would, where Gatsby does not:
 *
 * - A page that is slow, does not come, or is of a newer version of the site than the window's scripts
 *   is loaded by the browser itself, with its query and its fragment. Gatsby would go without them, or
 *   wait for ever.
 * - Every other address is an entry of its own in the history. Gatsby compares paths without the query,
 *   so that the way from `/blog?page=2` to `/blog` would take the second page's entry away.
 * - Of two links, the one that was followed last counts, not the one whose page comes last; and none
 *   that was followed before Back or Forward.
 */
export function installClientNavigation(): void {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  const { loadPage } = loader;
  addEventListener("popstate", forget);
  // A page that comes back from the browser's memory waits for nothing.
  addEventListener("pagehide", forget);

  async function follow(to: string, options?: NavigateOptions): Promise<void> {
    const { href, pathname, search } = new URL(to, window.location.href);
    const leave = () => window.location.assign(href);
    forget();
    const ownTurn = turn;
    startNavigationTimer(leave);
    const page = await loadPage(pathname + search).catch(() => undefined);
    if (turn !== ownTurn) return;
    clearNavigationTimer();
    if (!isCurrentVersion(page)) {
      leave();
      return;
    }
    const { location } = window;
    const isReplacement = options?.replace && pathname !== location.pathname;
    navigate?.(to, { ...options, replace: isReplacement || href === location.href });
  }

  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") navigate(to);
    else void follow(to, options);
  };
}
