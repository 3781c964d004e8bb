import { useEffect, useState } from "react";
import { Screen } from "../../components/layout/screen";
import { Skeleton } from "../../components/ui/skeleton";
import { useTexts } from "../../i18n/use-texts";
import { ArticleBody, ArticleCover } from "./article-body";
import * as styles from "./page-skeletons.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import { PostCardSkeletons } from "./post-card-skeletons";
import { PostGrid } from "./post-grid";

/** How long a live region says that something is loading, in milliseconds. */
const announcementDuration = 10_000;

/** Widths of the lines of two paragraphs with ragged ends. */
const lines = ["100%", "96%", "99%", "72%", "100%", "94%", "98%", "40%"];

/**
 * The contents of a post's page while it is loading; stays if there is no such post.
 *
 * @param title the heading, for those who do not see the page.
 */
export function PostPageSkeleton({ title }: { readonly title?: string }) {
  const t = useTexts("layout");
  const isAnnounced = useAnnouncement();

  return (
    <>
      {/* eslint-disable-next-line no-restricted-syntax -- unseen: what is seen has no title yet */}
      {title && <h1 className="visually-hidden">{title}</h1>}
      {/* Outside the busy element, within which it might not be announced until loading ends. */}
      <p role="status" className="visually-hidden">
        {isAnnounced && t("loadingPost")}
      </p>
      <div aria-busy={isAnnounced}>
        <Screen
          above={<PostBreadcrumb />}
          title={undefined}
          intro={
            <>
              <Skeleton width="40rem" height={56} />
              <Skeleton width="24rem" height={56} className={styles.titleEnd} />
              <Skeleton width="9rem" height={20} />
            </>
          }
        >
          <ArticleBody
            cover={
              <ArticleCover>
                <Skeleton height="100%" />
              </ArticleCover>
            }
          >
            <div className={styles.lines}>
              {lines.map((width, index) => (
                <Skeleton key={index} width={width} height={20} />
              ))}
            </div>
          </ArticleBody>
        </Screen>
      </div>
    </>
  );
}

/** The contents of the blog list's page while it is loading. */
export function BlogPageSkeleton() {
  const t = useTexts("layout");
  const isAnnounced = useAnnouncement();
  return (
    <Screen
      title={t("screens.blog")}
      intro={
        <div className={styles.lead}>
          <Skeleton height={20} />
          <Skeleton width="64%" height={20} />
        </div>
      }
    >
      <p role="status" className="visually-hidden">
        {isAnnounced && t("loadingPosts")}
      </p>
      <PostGrid isBusy={isAnnounced} hasLarge>
        <PostCardSkeletons />
      </PostGrid>
    </Screen>
  );
}

/**
 * Returns whether a live region is to say that a page is loading: once, and not for ever, so that nobody keeps
 * waiting or comes across it again later.
 */
function useAnnouncement(): boolean {
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    // Screen readers ignore a live region that is inserted together with its text.
    const start = setTimeout(() => setIsAnnounced(true));
    const end = setTimeout(() => setIsAnnounced(false), announcementDuration);
    return () => [start, end].forEach(clearTimeout);
  }, []);
  return isAnnounced;
}
