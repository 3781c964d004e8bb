import { useRef } from "react";
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

  // As a ref's function, not an effect, it runs before `showFragment` moves the focus, which is spoken next.
  function announce(region: HTMLElement | null): void {
    if (!region || announced.current === pathname) return;
    announced.current = pathname;
    // Not the title, which Gatsby sets later.
    const page = document.querySelector("main h1")?.textContent;
    if (page) region.textContent = t("newPage", { page });
  }

  return (
    <p ref={announce} lang={locale} aria-live="assertive" className="no-print visually-hidden" />
  );
}
