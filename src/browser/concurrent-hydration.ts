import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** The last button clicked before hydration; null after a click elsewhere. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/**
 * Hydrates a page in a transition, in slices of a few milliseconds, so that the page stays responsive.
 * Gatsby's synchronous hydration blocks a phone for 100 ms and more. React hydrates what the visitor
 * touches first; a click from before React loaded (recorded by `deferred-scripts.ts`) is replayed.
 */
export function hydrateConcurrently(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
  window.onclick = null;
  window.earlyClick?.click();
}
