import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as articleStyles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import * as styles from "./post-skeleton.module.css";

/** As many as two paragraphs have. */
const lineCount = 8;

/** The shape of a post while it is fetched; for good where there is none. */
export function PostSkeleton() {
  const t = useTexts("blog");
  return (
    <div className={articleStyles.root} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t("loadingPost")}
      </p>
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
  );
}
