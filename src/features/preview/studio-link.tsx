import { navigate } from "gatsby";
import { useEffect } from "react";
import type {
  HistoryAdapterNavigate,
  VisualEditingOptions,
} from "@sanity/visual-editing-standalone";

/** Whether changes show by themselves, without a reload. */
const isLive = process.env.NODE_ENV === "development";

/** Tells the Studio about the page, once Sanity's overlays listen. */
let report: HistoryAdapterNavigate | undefined;

let hasStarted = false;

/** Connects the page with the Studio: its overlays, and the page that it shows. Renders nothing. */
export function StudioLink({ href }: { readonly href: string }) {
  useEffect(() => {
    void startOverlays();
    return followCardClicks();
  }, []);
  useEffect(() => report?.({ type: "push", url: href }), [href]);
  return null;
}

/**
 * Starts Sanity's overlays, once. Framed by the Studio, a click opens the document at the field there; otherwise,
 * a link to the Studio appears.
 */
async function startOverlays(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  const { enableVisualEditing } = await import("@sanity/visual-editing-standalone");
  enableVisualEditing({
    history: {
      subscribe(listener) {
        report = listener;
        listener({ type: "replace", url: window.location.href });
        return () => (report = undefined);
      },
      update: follow,
    },
    // A preview that was built shows what is new only when it is loaded again, which is for the editor to ask.
    refresh: ({ source }) => (!isLive && source === "manual" ? false : Promise.resolve()),
  });
}

/** Follows the Studio to another page of the site. */
const follow: NonNullable<VisualEditingOptions["history"]>["update"] = ({ type, url }) => {
  if (type === "pop") {
    navigate(-1);
    return;
  }
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  if (origin !== window.location.origin) return;
  navigate(pathname + search + hash, { replace: type === "replace" });
};

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
