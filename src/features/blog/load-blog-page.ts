import type { Locale } from "../../i18n/locales";
import { blogPagePath } from "../../i18n/routes";

type Posts = Queries.BlogListPageQuery["allBlogPost"]["nodes"];

/** The part of a page's data file that is read here. Anything may be missing from a wrong answer. */
type PageData = { readonly result?: { readonly data?: Partial<Queries.BlogListPageQuery> } };

/** The page was there when the site was built, and is no more. */
export class BlogPageGone extends Error {}

/** Milliseconds until no answer counts as none. */
const patience = 10_000;

/**
 * Fetches the posts of one page of the blog list, from the data file that Gatsby publishes with it.
 * (Gatsby's own loader remembers a failure for as long as the site is open, so that nobody could try
 * again.)
 *
 * @param page from 1 to the number of pages.
 * @throws BlogPageGone when a newer version of the site has no such page.
 * @throws Error when the data cannot be had.
 */
export async function loadBlogPage(page: number, locale: Locale): Promise<Posts> {
  const address = `/page-data${blogPagePath(page, locale)}/page-data.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) {
    const Fault = response.status === 404 ? BlogPageGone : Error;
    throw new Fault(`${address} was answered with status ${response.status}.`);
  }
  const { result } = (await response.json()) as PageData;
  const posts = result?.data?.allBlogPost?.nodes;
  if (!posts) throw new Error(`${address} holds no posts.`);
  return posts;
}
