import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Locale } from "../../i18n/locales";
import { pageFromSearch } from "./blog-pages";
import { BlogPageGone, loadBlogPage } from "./load-blog-page";

type Post = Queries.PostCardFragment;

/** What the list shows: a page of posts, that they are on their way, or that they did not come. */
export type BlogPageState =
  | { readonly status: "ready"; readonly page: number; readonly posts: readonly Post[] }
  | { readonly status: "loading" | "failed"; readonly page: number };

type Options = {
  /** The page that the HTML holds, and its posts. */
  readonly ownPage: number;
  readonly ownPosts: readonly Post[];
  readonly pageCount: number;
  readonly locale: Locale;
  /** Query string of the address. */
  readonly search: string;
};

/** Before paint in the browser, so that another page's cards are never seen; nothing on the server. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * The page of the blog list that the address asks for. The first render shows the page in the HTML,
 * whatever the address says, so that the browser and the server agree.
 */
export function useBlogPage({ ownPage, ownPosts, pageCount, locale, search }: Options) {
  const [state, setState] = useState<BlogPageState>({
    status: "ready",
    page: ownPage,
    posts: ownPosts,
  });
  const [attempt, setAttempt] = useState(0);
  const arrivedWith = useRef(search);

  useBeforePaint(() => {
    const page = pageFromSearch(search, pageCount, ownPage);
    if (page === ownPage) {
      setState({ status: "ready", page, posts: ownPosts });
      return undefined;
    }
    let isCurrent = true;
    setState({ status: "loading", page });
    loadBlogPage(page, locale)
      .then((posts) => isCurrent && setState({ status: "ready", page, posts }))
      .catch((error: unknown) => {
        // The site has been replaced by a version with fewer pages, which knows its last one. Not where the
        // visitor arrived: loading that again could go on for ever.
        if (isCurrent && error instanceof BlogPageGone && search !== arrivedWith.current) {
          window.location.reload();
          return;
        }
        console.error(error);
        if (isCurrent) setState({ status: "failed", page });
      });
    return () => {
      isCurrent = false;
    };
  }, [attempt, locale, ownPage, ownPosts, pageCount, search]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry };
}
