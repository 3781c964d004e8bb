import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/button";
import { useLocale } from "../../i18n/locale-context";
import { blogPagePath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./blog-list.module.css";
import { FeedLink } from "./feed-link";
import { Pagination } from "./pagination";
import { PostCardItems } from "./post-card";
import { PostCardSkeletons } from "./post-card-skeletons";
import { PostGrid } from "./post-grid";
import { useBlogPage, type BlogPageProps } from "./use-blog-page";

/** Links to the pages for readers without JavaScript, to whom `?page=N` always shows the first. */
function NoScriptPagination({ page, pageCount }: Pick<BlogPageProps, "page" | "pageCount">) {
  const t = useTexts("blog");
  const locale = useLocale();
  if (pageCount < 2) return null;
  return (
    <noscript>
      <nav aria-label={t("pagination")} className={styles.plainPages}>
        {Array.from({ length: pageCount }, (_, index) => (
          <a
            key={index}
            href={blogPagePath(index + 1, locale)}
            aria-current={index + 1 === page ? "page" : undefined}
            className="touch-target"
          >
            {t("page", { page: index + 1 })}
          </a>
        ))}
      </nav>
    </noscript>
  );
}

/** The blog list: cards, or skeletons while a page is loading, with pagination. */
export function BlogList(props: BlogPageProps) {
  const { page: ownPage, pageCount, search } = props;
  const t = useTexts("blog");
  const layoutTexts = useTexts("layout");
  const { state, hasMoved, retry } = useBlogPage(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const news = {
    loading: layoutTexts("loadingPosts"),
    ready: t("loaded", { page: state.page, total: pageCount }),
    failed: "",
  };

  useEffect(() => {
    // React takes over from the inline script.
    delete document.documentElement.dataset.blogPage;
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [search, hasMoved]);

  return (
    <section aria-labelledby="articles" className={styles.root}>
      <h2 id="articles" ref={heading} tabIndex={-1} className="visually-hidden">
        {t("articles")}
      </h2>
      <p role="status" className="visually-hidden">
        {news[state.status]}
      </p>
      <script dangerouslySetInnerHTML={{ __html: process.env.BLOG_PAGE_SCRIPT ?? "" }} />
      {state.status === "failed" ? (
        <div role="alert" className={styles.failed}>
          <p>{t("loadFailed")}</p>
          <Button
            onClick={() => {
              retry();
              // This button goes.
              heading.current?.focus({ preventScroll: true });
            }}
          >
            {t("retry")}
          </Button>
        </div>
      ) : (
        <PostGrid isBusy={state.status === "loading"} hasLarge>
          {state.status === "ready" ? (
            <PostCardItems posts={state.posts} hasLarge />
          ) : (
            <PostCardSkeletons />
          )}
        </PostGrid>
      )}
      {state.status === "ready" && state.posts.length === 0 && <p>{t("empty")}</p>}
      <div className={`needs-script ${styles.pagination}`}>
        <Pagination current={state.page} pageCount={pageCount} />
      </div>
      <NoScriptPagination page={ownPage} pageCount={pageCount} />
      <FeedLink />
    </section>
  );
}
