/**
 * Moves the focus to the target of a URL's fragment after a navigation within the site, so that the keyboard goes on
 * from there.
 *
 * Why: browsers do so for full page loads; Gatsby's router focuses the whole page, and only scrolls to the target.
 * Rests on: `@gatsbyjs/reach-router`, which focuses its wrapper once the page is there.
 * Can go: when the router focuses the target.
 *
 * @param hash with its `#`; empty if there is no fragment.
 */
export function focusFragment(hash: string): void {
  const target = hash && document.getElementById(hash.slice(1));
  if (!target) return;
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => focusOn(target), { once: true });
}

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
