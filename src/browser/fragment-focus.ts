/**
 * Moves the focus to the target of a URL's fragment after a navigation within the site, so that the keyboard goes on
 * from there.
 *
 * Browsers do so for full page loads; Gatsby's router focuses the whole page, and only scrolls to the target.
 *
 * @param hash with its `#`; empty if there is no fragment.
 */
export function focusFragment(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (!target) return;
  document.addEventListener("focusin", () => focusOn(target), { once: true });
}

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
