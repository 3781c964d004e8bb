import { useEffect } from "react";
import { reportLocation, startOverlays } from "./overlays";

/** Connects the page with the Studio: its overlays, and the page that it shows. Renders nothing. */
export function StudioLink({ href }: { readonly href: string }) {
  useEffect(() => {
    void startOverlays();
    return followCardClicks();
  }, []);
  useEffect(() => reportLocation(href), [href]);
  return null;
}

/** A post's card: the parts that can be edited lie above the link that covers it (`editable.css`). */
const card = "article:not(:has(h1))";

/**
 * Lets a click on a part of a card follow the card's link, unless the overlays have taken it.
 *
 * @returns a function that ends this.
 */
function followCardClicks(): () => void {
  function follow(event: MouseEvent): void {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element) || target.closest("a")) return;
    const part = target.closest(`${card} [data-sanity]`);
    part?.closest(card)?.querySelector<HTMLAnchorElement>("h3 a")?.click();
  }
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
