import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Locale } from "../../i18n/locales";
import { pageFromSearch } from "./blog-pages";
import { BlogPageGoneError, loadBlogPage } from "./load-blog-page";

type Post = Queries.PostCardFragment;

/** What the list shows: a page of posts, or that it is loading or could not be loaded. */
export type BlogPageState =
  | { readonly status: "ready"; readonly page: number; readonly posts: readonly Post[] }
  | { readonly status: "loading" | "failed"; readonly page: number };

type Options = {
  /** The page in the HTML, and its posts. */
  readonly ownPage: number;
  readonly ownPosts: readonly Post[];
  readonly pageCount: number;
  readonly locale: Locale;
  /** The URL's query string. */
  readonly search: string;
};

/** Runs before paint in the browser, so that another page's cards never flash; not on the server. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Loads the page of the blog list that the URL asks for. The first render always shows the page in the
 * HTML, so that hydration matches; after a change of page, that page is loaded like any other.
 */
export function useBlogPage({ ownPage, ownPosts, pageCount, locale, search }: Options) {
  const [state, setState] = useState<BlogPageState>({
    status: "ready",
    page: ownPage,
    posts: ownPosts,
  });
  const [attempt, setAttempt] = useState(0);
  const initialSearch = useRef(search);
  const hasChanged = useRef(false);

  useBeforePaint(() => {
    const page = pageFromSearch(search, pageCount, ownPage);
    hasChanged.current ||= search !== initialSearch.current;
    if (page === ownPage && !hasChanged.current) {
      setState({ status: "ready", page, posts: ownPosts });
      return undefined;
    }
    let isCurrent = true;
    setState({ status: "loading", page });
    loadBlogPage(page, locale)
      .then((posts) => isCurrent && setState({ status: "ready", page, posts }))
      .catch((error: unknown) => {
        // A newer version of the site has fewer pages; reloading shows its last one. Not on the initial
        // URL, where reloading could loop forever.
        if (isCurrent && error instanceof BlogPageGoneError && search !== initialSearch.current) {
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
