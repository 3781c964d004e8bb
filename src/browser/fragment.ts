import { decodedUrl } from "../config/decoded-url";

/**
 * Returns the element that a URL's fragment names, found as browsers do: by the fragment as it is, or else decoded.
 *
 * @param hash with its `#`; empty if there is no fragment.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(decodedUrl(fragment));
}

/**
 * Opens the closed `<details>` with the target of a URL's fragment, once the first page is hydrated: not all browsers
 * do. Whoever has scrolled or moved the focus meanwhile stays where they are.
 *
 * @param hash with its `#`; empty if there is no fragment.
 */
export function openFragment(hash: string): void {
  const item = fragmentTarget(hash)?.closest("details");
  if (!item || item.open) return;
  if (window.scrollY === 0 && document.activeElement === document.body) openItem(item, undefined);
  else item.open = true;
}

/**
 * Shows the target of a URL's fragment, and moves the focus to it, so that the keyboard goes on from there. One in a
 * closed `<details>` opens it, with the focus on its title.
 *
 * Gatsby's router focuses the whole page, and only scrolls to the target.
 *
 * @param hash with its `#`; empty if there is no fragment.
 * @param isNewPage whether the router focuses the page: other focus is the browser's own business.
 * @param position where a visitor who returns has been, in pixels from the top.
 */
export function showFragment(hash: string, isNewPage: boolean, position?: number): void {
  const target = fragmentTarget(hash);
  if (!target) return;
  // After the router has moved the focus.
  requestAnimationFrame(() => {
    const item = target.closest("details");
    if (item) openItem(item, position);
    else if (isNewPage) focusOn(target);
  });
}

function openItem(item: HTMLDetailsElement, position: number | undefined): void {
  item.open = true;
  if (position === undefined) item.scrollIntoView();
  else window.scrollTo(0, position);
  if (item.contains(document.activeElement)) return;
  item.querySelector("summary")?.focus({ preventScroll: true });
}

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
