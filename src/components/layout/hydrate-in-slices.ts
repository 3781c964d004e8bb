import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Lets React take over a page's HTML as a transition, which it works on for a few milliseconds at a time:
 * the page answers in between. All at once, as Gatsby would have it, takes a phone 100 ms and more. What
 * a visitor does before React has come so far, it answers first.
 */
export function hydrateInSlices(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
