import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** The button that was pressed last before React was there; null after a click elsewhere. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/**
 * Lets React take over a page's HTML as a transition, which it works on for a few milliseconds at a time:
 * the page answers in between. All at once, as Gatsby would have it, takes a phone 100 ms and more. What
 * a visitor does before React has come so far, it answers first; what they pressed before it was there
 * at all (`deferred-scripts.ts` has watched) is pressed again.
 */
export function hydrateConcurrently(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
  window.onclick = null;
  window.earlyClick?.click();
}
