import type { ComponentType } from "react";
import type { GatsbyWindow, NavigateOptions } from "./gatsby-runtime";
import { isCurrentVersion, isReachable } from "./site-version";
import { hideSkeleton, showSkeleton, skeletonUrl } from "./skeleton";
import { showUnreachable } from "./unreachable";

/** Loads the skeleton of the page at a path. Undefined if it has none; may reject. */
type LoadSkeleton = (pathname: string) => Promise<ComponentType> | undefined;

/** Milliseconds before the loading indicator appears, so that it does not flicker for fast pages. */
const indicatorDelay = 1_000;

/** Milliseconds from then until navigation falls back to a full page load. */
const navigationTimeout = 6_000;

/** Numbers the navigations: only the latest one is carried out. */
let latestNavigation = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends the wait for a page: it has loaded, or is no longer wanted. */
function cancelPending(): void {
  latestNavigation += 1;
  clearTimeout(timer);
  delete document.documentElement.dataset.waiting;
}

/** Back and Forward cancel what is pending; a fragment of the page whose skeleton is shown does not. */
function followHistory(): void {
  const { href, hash } = window.location;
  if (href.slice(0, href.length - hash.length) === skeletonUrl()?.split("#")[0]) return;
  cancelPending();
  hideSkeleton();
}

/**
 * A page restored from the back/forward cache must not have a pending navigation, unless it is at that
 * navigation's URL already.
 */
function leave(): void {
  if (skeletonUrl() === undefined) cancelPending();
}

/** A link whose target could be reached. */
let reached: HTMLAnchorElement | undefined;

/**
 * Without a connection, a link to a page or file of the site that would load in full stays here, as the browser would
 * show an error page of its own. Beside a VPN, browsers may believe that there is none: the site is asked.
 */
function stayOffline(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (navigator.onLine || event.defaultPrevented || link?.origin !== window.location.origin) return;
  const [page] = window.location.href.split("#");
  if (link.href.split("#")[0] === page || link === reached) return;
  event.preventDefault();
  void isReachable(link.href).then((isThere) => {
    if (!isThere) {
      showUnreachable();
      return;
    }
    reached = link;
    link.click();
    reached = undefined;
  });
}

/** Loads a page in full. To assign the current URL would only scroll, if it has a fragment. */
function loadFully(href: string): void {
  const { location } = window;
  if (href === location.href) location.reload();
  else if (skeletonUrl() === undefined) location.assign(href);
  else location.replace(href);
}

/**
 * Makes client-side navigation behave like the browser's own where Gatsby's does not:
 *
 * - A page that is slow, fails to load, or belongs to a newer build than the running scripts gets a
 *   full page load with its query string and fragment. Gatsby would drop them, or wait forever. If the site cannot be
 *   reached, the page being left says so. A page whose skeleton is shown loads once the connection is back.
 * - A page that is slow shows its skeleton meanwhile, if it has one, at its own URL. `hideSkeleton` has to be
 *   called when a page has arrived.
 * - Every distinct URL gets its own history entry. Gatsby compares paths without the query string, so
 *   going from `/blog?page=2` to `/blog` would replace the second page's entry.
 * - The link followed last wins, not the page that loads last. Back and Forward cancel pending links.
 *
 * Why: Gatsby has no option for any of these. Its `onRouteUpdateDelayed` does not say which page is coming.
 */
export function installClientNavigation(loadSkeleton: LoadSkeleton): void {
  const gatsby = window as GatsbyWindow;
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  const { loadPage, loadPageSync } = loader;
  addEventListener("popstate", followHistory);
  addEventListener("pagehide", leave);
  addEventListener("click", stayOffline);

  async function navigateTo(to: string, options?: NavigateOptions): Promise<void> {
    const { href, pathname, search } = new URL(to, window.location.href);
    const isReplacement = options?.replace && pathname !== window.location.pathname;
    cancelPending();
    const ownNavigation = latestNavigation;
    const isLatest = () => latestNavigation === ownNavigation;
    const reportUnreachable = () => {
      cancelPending();
      const missed = latestNavigation;
      showUnreachable(() => {
        if (latestNavigation === missed && skeletonUrl() === href) loadFully(href);
      });
    };
    // At once, so that it is there when it is needed. Beside the page's data it weighs little.
    const skeleton = loadPageSync(pathname + search)
      ? undefined
      : loadSkeleton(pathname)?.catch(() => undefined);
    timer = setTimeout(() => {
      document.documentElement.dataset.waiting = "";
      timer = setTimeout(() => {
        void (navigator.onLine ? Promise.resolve(true) : isReachable(href)).then((isThere) => {
          if (!isLatest()) return;
          if (isThere) loadFully(href);
          else reportUnreachable();
        });
      }, navigationTimeout);
      // Without its skeleton, the page being left stays, with the indicator.
      void skeleton?.then((Skeleton) => {
        if (Skeleton && isLatest()) showSkeleton(Skeleton, href);
      });
    }, indicatorDelay);
    const page = await loadPage(pathname + search).catch(() => undefined);
    const isLoaded = isCurrentVersion(page);
    const isMissed = !isLoaded && !page?.page && !(await isReachable(href));
    if (!isLatest()) return;
    if (isMissed) {
      reportUnreachable();
      return;
    }
    cancelPending();
    if (!isLoaded) {
      loadFully(href);
      return;
    }
    const hasOwnEntry = skeletonUrl() !== undefined || href === window.location.href;
    navigate?.(to, { ...options, replace: isReplacement || hasOwnEntry });
  }

  gatsby.___navigate = (to, options) => {
    if (typeof to === "number") navigate(to);
    else void navigateTo(to, options);
  };
}
