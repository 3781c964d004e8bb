/**
 * In-site links when a page's data is slow to come, or does not come at all: Gatsby waits for it
 * without end, and for as long shows nothing of it.
 */

type GatsbyWindow = Window & {
  readonly ___emitter?: {
    /** A second after a click whose page has not arrived. */
    on(event: "onDelayedLoadPageResources", handler: (page: { pathname: string }) => void): void;
  };
};

/** Milliseconds, from the first second on, until the browser itself is sent to the page. */
const patience = 6_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows that a page is on its way (`html[data-waiting]`), and asks the browser for it in the end. */
export function watchSlowNavigation(): void {
  (window as GatsbyWindow).___emitter?.on("onDelayedLoadPageResources", ({ pathname }) => {
    document.documentElement.dataset.waiting = "";
    clearTimeout(timer);
    timer = setTimeout(() => window.location.assign(pathname), patience);
  });
}

/** The page has come, or another one that was asked for meanwhile. */
export function endSlowNavigation(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.waiting;
}
