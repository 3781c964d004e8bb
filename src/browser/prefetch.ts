import { isPagePath } from "../i18n/routes";
import type { GatsbyWindow } from "./gatsby-runtime";

type ConnectedNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Prefetches a page's script and data when a link to it is touched or focused. Gatsby's own links do
 * so only on hover.
 *
 * Why: Gatsby has no option for it, and fingers do not hover.
 * Rests on: `___loader.hovering` of `gatsby/cache-dir/loader.js`, which loads the page.
 * Can go: when `gatsby-link` prefetches on touch and focus.
 */
export function prefetchOnIntent(): void {
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

function prefetch({ target }: Event): void {
  if ((navigator as ConnectedNavigator).connection?.saveData) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link && isClientNavigation(link)) {
    (window as GatsbyWindow).___loader?.hovering(link.pathname + link.search);
  }
}

/** Returns whether the link leads to another page without a full load, as files and other languages need. */
function isClientNavigation({ origin, pathname, target, hreflang }: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    target === "" &&
    hreflang === "" &&
    isPagePath(pathname)
  );
}
