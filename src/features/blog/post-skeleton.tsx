import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as articleStyles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import * as styles from "./post-skeleton.module.css";
import { useAnnouncement } from "./use-announcement";

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
