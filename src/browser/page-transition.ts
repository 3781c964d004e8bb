import type { GatsbyWindow } from "./gatsby-runtime";
import { isCurrentVersion } from "./site-version";

/** The name of the one element that moves from page to page; its motion is in `global.css`. */
const NAME = "cover";

/** Milliseconds that the next page has to show itself: browsers paint nothing meanwhile. */
const LONGEST_WAIT = 500;

const requestFrame = window.requestAnimationFrame.bind(window);

let shownPath = "";
let latest: ViewTransition | undefined;
let onShown: (() => void) | undefined;

/** To be called when a page has been rendered and scrolled. */
export function pageIsShown(path: string): void {
  shownPath = path;
  onShown?.();
}

/**
 * Moves a post's cover from where this page shows it to where the next one does: from a card into its article, or
 * from an article back into its card. Nothing else moves. The page changes at once where none can move: with
 * reduced motion, without View Transitions, or when no such cover is in view.
 *
 * To be called just before the router is told of the next page, which has to be loaded.
 *
 * Why: Gatsby has no hook for it.
 * Rests on: `@gatsbyjs/reach-router`, which tells React of the next page in an animation frame. It is held back
 * until this page has been captured: Chrome 143 crashes if a page changes before.
 * Can go: when Gatsby starts View Transitions.
 *
 * @returns whether one moves.
 */
export function moveCover(nextPath: string): boolean {
  const cover = movingCover(nextPath);
  if (cover) startTransition(cover, holdFrames());
  return cover !== undefined;
}

/**
 * Does the same on Back and Forward.
 *
 * To be called before hydration: listeners of `popstate` run in the order of their registration, and the router's
 * has to run later.
 */
export function moveCoversOnHistorySteps(): void {
  addEventListener("popstate", () => {
    const { pathname, search } = window.location;
    const page = (window as GatsbyWindow).___loader?.loadPageSync(pathname + search);
    // Otherwise, the page is not shown soon.
    if (!isCurrentVersion(page)) return;
    const top = scrollY;
    // By then, Chrome has scrolled this page to the next one's position.
    const scrollBack = () => scrollTo({ top, behavior: "instant" });
    if (moveCover(pathname)) requestFrame(scrollBack);
  });
}

function movingCover(nextPath: string): HTMLElement | undefined {
  if (!("startViewTransition" in document) || nextPath === shownPath) return undefined;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  // What moves would be painted above a dialog that is still closing.
  if (document.querySelector("dialog[open]")) return undefined;
  return freeCover(nextPath) ?? freeCover(shownPath);
}

function startTransition(cover: HTMLElement, releaseFrames: () => void): void {
  name(cover);
  const transition = document.startViewTransition(async () => {
    const isShown = new Promise<void>((resolve) => {
      onShown = resolve;
      setTimeout(resolve, LONGEST_WAIT);
    });
    releaseFrames();
    await isShown;
    const counterpart = freeCover(cover.dataset.cover);
    name(counterpart);
    // Alone, the old cover would hang over the next page until it has faded.
    if (!counterpart) transition.skipTransition();
  });
  latest = transition;
  // Rejects when skipped, here or by the next transition; the page has changed all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => {
    if (latest === transition) name(undefined);
  });
}

/** Names one cover, and none beside it: no two elements may have the same name. */
function name(cover: HTMLElement | undefined): void {
  for (const each of covers()) each.style.viewTransitionName = each === cover ? NAME : "";
}

/** Keeps what is to run in the next frame. @returns a function that runs it. */
function holdFrames(): () => void {
  const held: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => held.push(callback);
  return () => {
    window.requestAnimationFrame = requestFrame;
    for (const callback of held) callback(performance.now());
  };
}

const covers = () => [...document.querySelectorAll<HTMLElement>("[data-cover]")];

const freeCover = (path: string | undefined) =>
  covers().find((cover) => cover.dataset.cover === path && isFree(cover));

/**
 * Whether an element is in view, clear of the header and of the cookie banner: what moves is painted above
 * both.
 */
function isFree(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(document.documentElement);
  const banner = parseFloat(style.getPropertyValue("--banner-height")) || 0;
  return (
    top >= parseFloat(style.scrollPaddingTop) &&
    top < innerHeight &&
    (banner === 0 || bottom <= innerHeight - banner)
  );
}
