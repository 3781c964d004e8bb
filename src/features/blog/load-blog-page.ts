import type { Locale } from "../../i18n/locales";
import { blogPagePath } from "../../i18n/routes";

type Posts = Queries.BlogListPageQuery["allBlogPost"]["nodes"];

/** The part of Gatsby's page data that is read here. Any of it may be missing from a bad response. */
type PageData = { readonly result?: { readonly data?: Partial<Queries.BlogListPageQuery> } };

/** Thrown for a page that existed when this version of the site was built, but no longer does. */
export class BlogPageGoneError extends Error {}

/** Request timeout in milliseconds. */
const timeout = 10_000;

/**
 * Fetches the posts of one page of the blog list from the page data that Gatsby publishes. Bypasses
 * Gatsby's own loader, which caches a failure for as long as the site is open and so rules out a retry.
 *
 * @param page from 1 to the number of pages.
 * @throws BlogPageGoneError when a newer version of the site has no such page.
 * @throws Error when the data cannot be loaded.
 */
export async function loadBlogPage(page: number, locale: Locale): Promise<Posts> {
  const url = `/page-data${blogPagePath(page, locale)}/page-data.json`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    const LoadError = response.status === 404 ? BlogPageGoneError : Error;
    throw new LoadError(`${url} responded with status ${response.status}.`);
  }
  const { result } = (await response.json()) as PageData;
  const posts = result?.data?.allBlogPost?.nodes;
  if (!posts) throw new Error(`${url} contains no posts.`);
  return posts;
}
