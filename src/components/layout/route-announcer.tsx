import { useLayoutEffect, useRef } from "react";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";

/**
 * Announces client-side navigation to screen readers in the page's language. The first page of a visit
 * is announced by the browser.
 */
export function RouteAnnouncer({ pathname }: { readonly pathname: string }) {
  const t = useTexts("layout");
  const locale = useLocale();
  const announced = useRef(pathname);
  const region = useRef<HTMLParagraphElement>(null);

  // Before what has the focus is spoken (`showFragment`).
  useLayoutEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    // Not the title, which Gatsby sets later.
    const page = document.querySelector("main h1")?.textContent;
    if (page && region.current) region.current.textContent = t("newPage", { page });
  }, [pathname, t]);

  return (
    <p ref={region} lang={locale} aria-live="assertive" className="no-print visually-hidden" />
  );
}
