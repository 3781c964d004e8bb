/** Sanity's overlays: what the pointer is on can be edited by a click. */
import { navigate } from "gatsby";
import type {
  HistoryAdapterNavigate,
  VisualEditingOptions,
} from "@sanity/visual-editing-standalone";

/** Whether changes show by themselves, without a reload. */
const isLive = process.env.NODE_ENV === "development";

/** Tells the Studio about the page, once the overlays listen. */
let report: HistoryAdapterNavigate | undefined;

let hasStarted = false;

/** Tells the Studio which page the preview shows. @param url absolute. */
export function reportLocation(url: string): void {
  report?.({ type: "push", url });
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

/**
 * Starts the overlays, once. Framed by the Studio, a click opens the document at the field there; otherwise,
 * a link to the Studio appears.
 */
export async function startOverlays(): Promise<void> {
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
