import { createElement, useContext, type ReactNode } from "react";
import { useSkeleton } from "../../browser/skeleton";
import { LocaleProvider } from "../../i18n/locale-context";
import type { Locale } from "../../i18n/locales";
import { useTexts } from "../../i18n/use-texts";
import { Footer } from "./footer";
import { Header } from "./header";
import { RouteAnnouncer } from "./route-announcer";
import { LayoutSlotsContext } from "./layout-slots";
import * as styles from "./layout.module.css";

type Props = { readonly locale: Locale; readonly children: ReactNode };

/**
 * Layout of every page, in the page's language. While the next page is slow to come, its skeleton stands in place of
 * this page's contents. These stay in the document, unseen, as Back returns to them.
 */
export function Layout({ locale, children }: Props) {
  const { notice } = useContext(LayoutSlotsContext);
  const skeleton = useSkeleton();
  return (
    <LocaleProvider value={locale}>
      <SkipLink />
      {notice}
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {skeleton && <div className={styles.skeleton}>{createElement(skeleton)}</div>}
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </LocaleProvider>
  );
}

/** Skip link past the header, visible only while focused. */
function SkipLink() {
  const t = useTexts("layout");
  return (
    <a href="#content" className={styles.skipLink}>
      {t("skipToContent")}
    </a>
  );
}
