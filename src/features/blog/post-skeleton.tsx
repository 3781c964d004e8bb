import { useEffect, useState } from "react";
import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as articleStyles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import * as styles from "./post-skeleton.module.css";

/** As many as two paragraphs have. */
const lineCount = 8;

/** Milliseconds for which a screen reader is told that the post is on its way. */
const toldFor = 10_000;

/**
 * The shape of a post while it is fetched; for good where there is none. That it is being fetched is
 * said once, and then nothing more: nobody is kept waiting, or hears of it again when reading the page.
 */
export function PostSkeleton() {
  const t = useTexts("blog");
  const [isTold, setIsTold] = useState(false);

  useEffect(() => {
    // A region that comes with its text is not read out.
    const start = setTimeout(() => setIsTold(true));
    const end = setTimeout(() => setIsTold(false), toldFor);
    return () => [start, end].forEach(clearTimeout);
  }, []);

  return (
    <>
      {/* Beside what is busy: within, it may not be read out before that is over. */}
      <p role="status" className="visually-hidden">
        {isTold && t("loadingPost")}
      </p>
      <div className={articleStyles.root} aria-busy={isTold}>
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
