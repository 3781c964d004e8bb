import { createElement, startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageBoundary } from "./page-boundary";
import { inputBeforeReload } from "./resume-after-reload";
import { followInput, restoreInput, type VisitorInput } from "./visitor-input";

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
 *
 * Where an extension or a translator has changed the HTML, React renders the page anew: what was entered is carried
 * over. If it cannot render it at all, the HTML is shown as it was sent.
 */
export function hydrateConcurrently(page: ReactElement, container: HTMLElement): void {
  leaveOut(container);
  // In a document of its own, in which no image loads.
  const sent = document.implementation.createHTMLDocument().importNode(container, true);
  const { pathname } = window.location;
  let readEntered = followInput(container);

  function keepEntered(): () => void {
    // Now: as soon as a component renders again, React sets its inputs to what it knows.
    const entered = readEntered();
    return () => {
      restoreInput(entered);
      readEntered = followInput(container);
      const handedOn = inputBeforeReload();
      if (handedOn) restoreInput(handedOn);
    };
  }

  startTransition(() => {
    hydrateRoot(
      container,
      createElement(PageBoundary, {
        onMounted: keepEntered,
        onFailed: () => {
          if (window.location.pathname === pathname) showSent(container, sent, readEntered());
          else window.location.reload();
        },
        children: page,
      }),
      // React mends these by itself; reported, they would look like a script that fails.
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
  window.onclick = null;
  window.earlyClick?.click();
}

/**
 * Leaves what others have put before the page where it is, but outside of what React takes over: it would render the
 * page anew, without that element, and what is selected would be lost.
 */
function leaveOut(container: HTMLElement): void {
  const own = container.querySelector("#gatsby-focus-wrapper");
  while (own && container.firstChild && container.firstChild !== own)
    container.before(container.firstChild);
}

/** Shows the page as it was sent: its links and forms work without scripts. */
function showSent(container: HTMLElement, sent: HTMLElement, entered: VisitorInput): void {
  container.replaceChildren(...sent.childNodes);
  // Before the elements for browsers without scripts come, which would change the order.
  restoreInput(entered);
  window.showPlainPage?.();
  // Nobody else shows the page of another history entry.
  const { pathname, search } = window.location;
  addEventListener("popstate", () => {
    if (window.location.pathname + window.location.search !== pathname + search)
      window.location.reload();
  });
}
