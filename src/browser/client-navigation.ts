import type { GatsbyWindow, NavigateOptions } from "./gatsby-runtime";
import { isCurrentVersion } from "./site-version";
import { stopNavigationTimeout, startNavigationTimeout } from "./slow-navigation";

/** Numbers the navigations: only the latest one is carried out. */
let latestNavigation = 0;

function cancelPending(): void {
  latestNavigation += 1;
  stopNavigationTimeout();
}

/**
 * Makes client-side navigation behave like the browser's own where Gatsby's does not:
 *
 * - A page that is slow, fails to load, or belongs to a newer build than the running scripts gets a
 *   full page load with its query string and fragment. Gatsby would drop them, or wait forever.
 * - Every distinct URL gets its own history entry. Gatsby compares paths without the query string, so
 *   going from `/blog?page=2` to `/blog` would replace the second page's entry.
 * - The link followed last wins, not the page that loads last. Back and Forward cancel pending links.
 *
 * Why: Gatsby has no option for any of these.
 * Rests on: `gatsby-link`, whose links call `window.___navigate`, and `gatsby/cache-dir/navigation.js`.
 * Can go: when Gatsby's own navigation keeps query string, fragment and history entries, and times out.
 */
export function installClientNavigation(): void {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  const { loadPage } = loader;
  addEventListener("popstate", cancelPending);
  // A page restored from the back/forward cache must not have a pending navigation.
  addEventListener("pagehide", cancelPending);

  async function navigateTo(to: string, options?: NavigateOptions): Promise<void> {
    const { href, pathname, search } = new URL(to, window.location.href);
    const loadFully = () => window.location.assign(href);
    cancelPending();
    const ownNavigation = latestNavigation;
    startNavigationTimeout(loadFully);
    const page = await loadPage(pathname + search).catch(() => undefined);
    if (latestNavigation !== ownNavigation) return;
    stopNavigationTimeout();
    if (!isCurrentVersion(page)) {
      loadFully();
      return;
    }
    const { location } = window;
    const isReplacement = options?.replace && pathname !== location.pathname;
    navigate?.(to, { ...options, replace: isReplacement || href === location.href });
  }

  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") navigate(to);
    else void navigateTo(to, options);
  };
}
