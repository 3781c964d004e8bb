/** Milliseconds before the loading indicator appears, so that it does not flicker for fast pages. */
const INDICATOR_DELAY = 1_000;

/** Milliseconds from then until navigation falls back to a full page load. */
const NAVIGATION_TIMEOUT = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

type Reactions = {
  /** Called when the page is slow. */
  readonly onSlow: () => void;
  /** Called once if the page has not loaded after seven seconds. */
  readonly giveUp: () => void;
};

/** Shows the loading indicator (`html[data-waiting]`) after a delay. */
export function startNavigationTimeout({ onSlow, giveUp }: Reactions): void {
  stopNavigationTimeout();
  timer = setTimeout(() => {
    document.documentElement.dataset.waiting = "";
    timer = setTimeout(giveUp, NAVIGATION_TIMEOUT);
    onSlow();
  }, INDICATOR_DELAY);
}

/** Stops the timer and hides the indicator: the page has loaded, or is no longer wanted. */
export function stopNavigationTimeout(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.waiting;
}
