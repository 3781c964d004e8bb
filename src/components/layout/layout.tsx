import { createElement, type ReactNode } from "react";
import { useSkeleton } from "../../browser/skeleton";
import { unreachableId } from "../../browser/unreachable";
import { useTexts } from "../../i18n/use-texts";
import { Footer } from "./footer";
import { Header } from "./header";
import { RouteAnnouncer } from "./route-announcer";
import * as styles from "./layout.module.css";

type Props = {
  readonly pathname: string;
  /** What features add to every page: before the header, first in the reading order. */
  readonly notice?: ReactNode;
  /** The last of the footer's information links. */
  readonly footerItem?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Layout of every page. While the next page is slow to come, its skeleton stands in place of
 * this page's contents. These stay in the document, unseen, as Back returns to them.
 */
export function Layout({ pathname, notice, footerItem, children }: Props) {
  const t = useTexts("layout");
  const skeleton = useSkeleton();
  return (
    <>
      <RouteAnnouncer pathname={pathname} />
      <a href="#content" className={`no-print ${styles.skipLink}`}>
        {t("skipToContent")}
      </a>
      {notice}
      <p id={unreachableId} role="alert" hidden className={`dark no-print ${styles.unreachable}`}>
        {t("unreachable")}
      </p>
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {skeleton && <div className={styles.skeleton}>{createElement(skeleton)}</div>}
        {children}
      </main>
      <Footer pathname={pathname} item={footerItem} />
    </>
  );
}
