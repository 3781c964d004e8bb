import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocale } from "../../i18n/locale-context";
import type { Locale } from "../../i18n/locales";
import { blogPagePath } from "../../i18n/routes";

type Posts = readonly Queries.PostCardFragment[];

/** The part of Gatsby's page data that is read here. Any of it may be missing from a bad response. */
type PageData = { readonly result?: { readonly data?: Partial<Queries.BlogListPageQuery> } };

/** Request timeout in milliseconds. */
const timeout = 10_000;

/** What the list shows: a page of posts, or that it is loading or could not be loaded. */
type BlogPageState =
  | { readonly status: "ready"; readonly page: number; readonly posts: Posts }
  | { readonly status: "loading" | "failed"; readonly page: number };

export type BlogPageProps = {
  /** The page in the HTML, from 1, and its posts. */
  readonly page: number;
  readonly posts: Posts;
  readonly pageCount: number;
  readonly search: string;
};

/**
 * Loads the page of the blog list that the URL asks for. The first render always shows the page in the
 * HTML, so that hydration matches; after a change of page, that page is loaded like any other.
 */
export function useBlogPage({ page: ownPage, posts: ownPosts, pageCount, search }: BlogPageProps) {
  const locale = useLocale();
  const [state, setState] = useState<BlogPageState>({
    status: "ready",
    page: ownPage,
    posts: ownPosts,
  });
  const [attempt, setAttempt] = useState(0);
  const initialSearch = useRef(search);
  /** Whether the visitor has moved from one page to another. */
  const hasChanged = useRef(false);

  // Before paint, so that another page's cards never flash.
  useLayoutEffect(() => {
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
        // A newer version of the site has fewer pages; reloading shows its last one. Not on arrival,
        // where reloading could loop forever.
        const isGone = error instanceof Error && error.cause === 404;
        if (isCurrent && isGone && hasChanged.current) {
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
  const hasFailed = state.status === "failed";
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { state, hasChanged, retry };
}

/**
 * Fetches the posts of one page of the blog list from the page data that Gatsby publishes. Bypasses
 * Gatsby's own loader, which caches a failure for as long as the site is open and so rules out a retry.
 */
async function loadBlogPage(page: number, locale: Locale): Promise<Posts> {
  const url = `/page-data${blogPagePath(page, locale)}/page-data.json`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    const { status } = response;
    throw new Error(`${url} responded with status ${status}.`, { cause: status });
  }
  const { result } = (await response.json()) as PageData;
  const posts = result?.data?.allBlogPost?.nodes;
  if (!posts) throw new Error(`${url} contains no posts.`);
  return posts;
}

const MAX_PAGE_LINKS = 5;

/**
 * Returns the page that a query string asks for, clamped to the existing pages. Anything but a whole
 * number means page 1.
 *
 * @param search query string, such as `?page=2`.
 * @param pageCount number of pages, at least 1.
 * @param ownPage the page in this URL's HTML; returned when the query string has no page.
 */
export function pageFromSearch(search: string, pageCount: number, ownPage: number): number {
  const text = new URLSearchParams(search).get("page");
  if (text === null) return ownPage;
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), pageCount);
}

/** Returns the page numbers to show: at most five, with the current one in the middle if possible. */
export function pageNumbers(current: number, pageCount: number): number[] {
  const length = Math.min(MAX_PAGE_LINKS, pageCount);
  const centred = current - Math.floor(MAX_PAGE_LINKS / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
