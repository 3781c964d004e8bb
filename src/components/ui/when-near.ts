declare global {
  interface Window {
    /**
     * Resolves on the visitor's first interaction with the site, even before hydration
     * (`deferred-scripts.ts`). `gatsby develop` has no such script and waits for nothing.
     */
    firstInteraction?: Promise<unknown>;
  }
}

/** Calls back this far below the viewport, so that what loads is there when the element is seen. */
const margin = "200px";

/**
 * Calls back each time the element comes near the viewport, but not before the first interaction: on a
 * large screen it may be in view from the start, and must not compete with the first load.
 *
 * @param signal ends the observation.
 */
export async function whenNear(
  element: Element,
  callback: () => void,
  signal: AbortSignal,
): Promise<void> {
  // A long page can be scrolled before its last line, which holds that script, has arrived.
  if (window.firstInteraction && window.scrollY === 0) await window.firstInteraction;
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
