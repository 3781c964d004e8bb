import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import * as articleStyles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import * as styles from "./post-skeleton.module.css";

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
        <Skeleton width="min(100%, 40rem)" height="56px" />
        <Skeleton width="min(60%, 24rem)" height="56px" />
        <Skeleton width="9rem" height="20px" />
      </header>
      <div className={articleStyles.cover}>
        <Skeleton height="100%" radius="0" />
      </div>
      <div className={styles.lines}>
        {["100%", "96%", "99%", "72%", "100%", "94%", "98%", "40%"].map((width, index) => (
          <Skeleton key={index} width={width} height="20px" />
        ))}
      </div>
    </div>
  );
}
