const eventTypes = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

let hasInteracted = false;

/**
 * Calls back on the visitor's first interaction with the site, or immediately if it has happened.
 * Enhancements wait for it, even in view, so that they do not compete with the first load.
 *
 * @param signal removes the listeners.
 */
export function onFirstInteraction(callback: () => void, signal: AbortSignal): void {
  if (hasInteracted) {
    callback();
    return;
  }
  let isCalled = false;
  function onInteraction(): void {
    hasInteracted = true;
    if (!isCalled) callback();
    isCalled = true;
  }
  for (const type of eventTypes) {
    window.addEventListener(type, onInteraction, {
      once: true,
      passive: true,
      capture: true,
      signal,
    });
  }
}
