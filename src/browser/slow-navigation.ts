/** A page that is slow to come after its link has been followed, or does not come at all. */

/** Milliseconds until it shows that a page is on its way; without it, a quick one would flicker. */
const INDICATOR_DELAY = 1_000;

/** Milliseconds from then on until the browser itself is sent to the page. */
const NAVIGATION_TIMEOUT = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows in a while that a page is on its way (`html[data-waiting]`).
 *
 * @param giveUp called once when it has not come after seven seconds.
 */
export function startNavigationTimer(giveUp: () => void): void {
  clearNavigationTimer();
  timer = setTimeout(() => {
    document.documentElement.dataset.waiting = "";
    timer = setTimeout(giveUp, NAVIGATION_TIMEOUT);
  }, INDICATOR_DELAY);
}

/** The page has come, or is not wanted any more. */
export function clearNavigationTimer(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.waiting;
}
