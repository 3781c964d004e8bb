/** Pages that are there when a link is followed, also without a pointer that hovers before. */

import { isPagePath } from "../i18n/routes";
import type { GatsbyWindow } from "./gatsby-runtime";

type ConnectedNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Has a page's script and data fetched as soon as a finger touches a link to it or the keyboard comes
 * there: Gatsby's own links do so for a hovering pointer alone.
 */
export function prefetchOnIntent(): void {
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(type, loadAhead, { passive: true });
  }
}

function loadAhead({ target }: Event): void {
  if ((navigator as ConnectedNavigator).connection?.saveData) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link && leadsToPage(link)) {
    (window as GatsbyWindow).___loader?.hovering(link.pathname + link.search);
  }
}

/** Whether the link is followed without a new load: not to a file, another language or this very page. */
function leadsToPage({ origin, pathname, target, hreflang }: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    target === "" &&
    hreflang === "" &&
    isPagePath(pathname)
  );
}
