import { useEffect, useRef } from "react";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";

const regionId = "page-announcement";

/**
 * Announces client-side navigation to screen readers in the page's language. The first page of a visit
 * is announced by the browser.
 */
export function RouteAnnouncer() {
  const t = useTexts("layout");
  const locale = useLocale();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const region = document.getElementById(regionId);
    if (!region) {
      // Prepended: at the end it would make the page a pixel longer.
      document.body.prepend(createLiveRegion());
      return;
    }
    region.lang = locale;
    // Not the title, which Gatsby sets later.
    const page = document.querySelector("main h1")?.textContent;
    if (page) region.textContent = t("newPage", { page });
  });

  return null;
}

/** Creates the live region. It outlives the pages, as only changes in an existing region are announced. */
function createLiveRegion(): HTMLElement {
  const region = document.createElement("p");
  region.id = regionId;
  region.className = "visually-hidden";
  region.ariaLive = "assertive";
  region.ariaAtomic = "true";
  return region;
}
