import { useEffect, useRef } from "react";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { onHeadUpdate } from "../../browser/head-update";

const regionId = "page-announcement";

/**
 * Tells a screen reader, in the page's language, which page a link within the site has led to. The
 * first page of a visit is announced by the browser.
 */
export function RouteAnnouncer() {
  const t = useTexts("layout");
  const locale = useLocale();
  const isDone = useRef(false);
  const stopWaiting = useRef<() => void>(undefined);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const region = document.getElementById(regionId);
    if (!region) {
      // At its end it would make the page a pixel longer.
      document.body.prepend(emptyRegion());
      return;
    }
    const announce = (page: string): void => {
      region.lang = locale;
      region.textContent = t("newPage", { page });
    };
    const heading = document.querySelector("main h1")?.textContent;
    if (heading) announce(heading);
    // Until the head is written, the title is the page before's, or none.
    else stopWaiting.current = onHeadUpdate(() => announce(document.title));
  });

  useEffect(() => () => stopWaiting.current?.(), []);

  return null;
}

/** It outlives the pages, since only what changes in a region that was there before is spoken. */
function emptyRegion(): HTMLElement {
  const region = document.createElement("p");
  region.id = regionId;
  region.className = "visually-hidden";
  region.ariaLive = "assertive";
  region.ariaAtomic = "true";
  return region;
}
