import { useCallback, useEffect, useState } from "react";
import { fetchedUrl } from "../../browser/fetched-url";
import { useIsHydrated } from "../../components/ui/client-state";
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

type BlogPage = {
  readonly state: BlogPageState;
  /** Whether the visitor has moved from one page to another. */
  readonly hasMoved: boolean;
  /** Loads the page again. */
  readonly retry: () => void;
};

/** What came of an attempt to load the page of a URL. Without posts, it has failed. */
type Outcome = { readonly search: string; readonly attempt: number; readonly posts?: Posts };

/**
 * Loads the page of the blog list that the URL asks for. The first render always shows the page in the
 * HTML, so that hydration matches; after a change of page, that page is loaded like any other.
 */
export function useBlogPage(props: BlogPageProps): BlogPage {
  const { page: ownPage, posts: ownPosts, pageCount, search } = props;
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const [initialSearch] = useState(search);
  const [hasMoved, setHasMoved] = useState(false);
  if (search !== initialSearch && !hasMoved) setHasMoved(true);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const page = pageFromSearch(search, pageCount, ownPage);
  const isInHtml = !hasMoved && page === ownPage;

  useEffect(() => {
    if (isInHtml) return undefined;
    let isCurrent = true;
    const finish = (posts?: Posts) =>
      isCurrent && setOutcome({ search, attempt, ...(posts && { posts }) });
    loadBlogPage(page, locale).then(finish, (error: unknown) => {
      // A newer version of the site has fewer pages; reloading shows its last one. Not on arrival,
      // where reloading could loop forever.
      const isGone = error instanceof Error && error.cause === 404;
      if (isCurrent && isGone && hasMoved) {
        window.location.reload();
        return;
      }
      console.error(error);
      finish();
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, hasMoved, isInHtml, locale, page, search]);

  function state(): BlogPageState {
    if (isInHtml || !isHydrated) return { status: "ready", page: ownPage, posts: ownPosts };
    const isDone = outcome?.search === search && outcome.attempt === attempt;
    if (!isDone) return { status: "loading", page };
    const { posts } = outcome;
    return posts ? { status: "ready", page, posts } : { status: "failed", page };
  }

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const shown = state();
  const hasFailed = shown.status === "failed";
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed, retry]);

  return { state: shown, hasMoved, retry };
}

/**
 * Fetches the posts of one page of the blog list from the page data that Gatsby publishes. Bypasses
 * Gatsby's own loader, which caches a failure for as long as the site is open and so rules out a retry.
 */
async function loadBlogPage(page: number, locale: Locale): Promise<Posts> {
  const url = `/page-data${blogPagePath(page, locale)}/page-data.json`;
  const response = await fetch(fetchedUrl(url), { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    const { status } = response;
    throw new Error(`${url} responded with status ${status}.`, { cause: status });
  }
  const { result } = (await response.json()) as PageData;
  const posts = result?.data?.allBlogPost?.nodes;
  if (!posts) throw new Error(`${url} contains no posts.`);
  return posts;
}

const maxPageLinks = 5;

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
  const length = Math.min(maxPageLinks, pageCount);
  const centred = current - Math.floor(maxPageLinks / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
