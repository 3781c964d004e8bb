const signs = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

let hasActed = false;

/**
 * Calls back at the visitor's first sign of life on the site, or at once if there was one: a scroll, a
 * key, a finger, a moving pointer. What only makes a page livelier waits for it, even in view, so that
 * nothing competes with the first load.
 *
 * @param signal ends the waiting.
 */
export function onFirstInteraction(callback: () => void, signal: AbortSignal): void {
  if (hasActed) {
    callback();
    return;
  }
  let isCalled = false;
  function act(): void {
    hasActed = true;
    if (!isCalled) callback();
    isCalled = true;
  }
  for (const sign of signs) {
    window.addEventListener(sign, act, { once: true, passive: true, capture: true, signal });
  }
}
