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
 * @returns a function that ends the observation.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  let hasEnded = false;
  // A long page can be scrolled before its last line, which holds that script, has arrived.
  const start = window.scrollY === 0 ? window.firstInteraction : undefined;
  const observe = () => {
    if (!hasEnded) observer.observe(element);
  };
  if (start) void start.then(observe);
  else observe();
  return () => {
    hasEnded = true;
    observer.disconnect();
  };
}
