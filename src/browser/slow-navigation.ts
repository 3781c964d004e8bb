/** Milliseconds before the loading indicator appears, so that it does not flicker for fast pages. */
const INDICATOR_DELAY = 1_000;

/** Milliseconds from then until navigation falls back to a full page load. */
const NAVIGATION_TIMEOUT = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the loading indicator (`html[data-waiting]`) after a delay.
 *
 * @param giveUp called once if the page has not loaded after seven seconds.
 */
export function startNavigationTimeout(giveUp: () => void): void {
  stopNavigationTimeout();
  timer = setTimeout(() => {
    document.documentElement.dataset.waiting = "";
    timer = setTimeout(giveUp, NAVIGATION_TIMEOUT);
  }, INDICATOR_DELAY);
}

/** Stops the timer and hides the indicator: the page has loaded, or is no longer wanted. */
export function stopNavigationTimeout(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.waiting;
}
