import { useEffect, useState } from "react";
import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as articleStyles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import * as styles from "./post-skeleton.module.css";

/** How long a live region says that something is loading, in milliseconds. */
const announcementDuration = 10_000;

/** Widths of the lines of two paragraphs with ragged ends. */
const lines = ["100%", "96%", "99%", "72%", "100%", "94%", "98%", "40%"];

/** Placeholder for a post while it is loading; stays if there is no such post. */
export function PostSkeleton() {
  const t = useTexts("layout");
  const isAnnounced = useAnnouncement();

  return (
    <>
      {/* Outside the busy element, within which it might not be announced until loading ends. */}
      <p role="status" className="visually-hidden">
        {isAnnounced && t("loadingPost")}
      </p>
      <div className={articleStyles.root} aria-busy={isAnnounced}>
        <header className={articleStyles.header}>
          <PostBreadcrumb />
          <Skeleton width="40rem" height={56} />
          <Skeleton width="24rem" height={56} className={styles.titleEnd} />
          <Skeleton width="9rem" height={20} />
        </header>
        <div className={articleStyles.cover}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.lines}>
          {lines.map((width, index) => (
            <Skeleton key={index} width={width} height={20} />
          ))}
        </div>
      </div>
    </>
  );
}

/**
 * Returns whether a live region is to say that a page is loading: once, and not for ever, so that nobody keeps
 * waiting or comes across it again later.
 */
export function useAnnouncement(): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    // Screen readers ignore a live region that is inserted together with its text.
    const start = setTimeout(() => setIsAnnounced(true));
    const end = setTimeout(() => setIsAnnounced(false), announcementDuration);
    return () => [start, end].forEach(clearTimeout);
  }, []);
  return isAnnounced;
}
