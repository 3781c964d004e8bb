import { useEffect, useState } from "react";
import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as articleStyles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import * as styles from "./post-skeleton.module.css";

/** How long a live region says that something is loading, in milliseconds. */
const announcementDuration = 10_000;

/** About two paragraphs. */
const lineCount = 8;

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
          <Skeleton className={styles.title} />
          <Skeleton className={styles.titleEnd} />
          <Skeleton className={styles.date} />
        </header>
        <div className={articleStyles.cover}>
          <Skeleton className={styles.picture} />
        </div>
        <div className={styles.lines}>
          {Array.from({ length: lineCount }, (_, index) => (
            <Skeleton key={index} className={styles.line} />
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
