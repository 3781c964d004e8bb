/** A page that is slow to come after its link has been followed, or does not come at all. */

/** Milliseconds until it shows that a page is on its way; without it, a quick one would flicker. */
const quick = 1_000;

/** Milliseconds from then on until the browser itself is sent to the page. */
const patience = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows in a while that a page is on its way (`html[data-waiting]`).
 *
 * @param giveUp called once when it has not come after seven seconds.
 */
export function startWaiting(giveUp: () => void): void {
  endWaiting();
  timer = setTimeout(() => {
    document.documentElement.dataset.waiting = "";
    timer = setTimeout(giveUp, patience);
  }, quick);
}

/** The page has come, or is not wanted any more. */
export function endWaiting(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.waiting;
}
