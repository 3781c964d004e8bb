import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as headerStyles from "./blog-header.module.css";
import * as styles from "./page-skeletons.module.css";
import { PostCardSkeletons } from "./post-card-skeletons";
import * as gridStyles from "./post-grid.module.css";
import { PostSkeleton, useAnnouncement } from "./post-skeleton";

/** A full page of the list. */
const cardCount = 9;

/** The contents of a post's page while it is loading. Like the list's, with texts that every page has. */
export function PostPageSkeleton() {
  return (
    <div className="wrap wrap-reading">
      <PostSkeleton />
    </div>
  );
}

/** The contents of the blog list's page while it is loading. */
export function BlogPageSkeleton() {
  const t = useTexts("layout");
  const isAnnounced = useAnnouncement();
  return (
    <div className="wrap">
      <header className={headerStyles.header}>
        <h1>{t("screens.blog")}</h1>
        <div className={styles.lead}>
          <Skeleton height={20} />
          <Skeleton width="64%" height={20} />
        </div>
      </header>
      <p role="status" className="visually-hidden">
        {isAnnounced && t("loadingPosts")}
      </p>
      <ul className={gridStyles.grid} aria-busy={isAnnounced}>
        <PostCardSkeletons count={cardCount} />
      </ul>
    </div>
  );
}
