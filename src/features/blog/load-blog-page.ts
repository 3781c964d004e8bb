import type { Locale } from "../../i18n/locales";
import { blogPagePath } from "../../i18n/routes";

type Posts = Queries.BlogListPageQuery["allBlogPost"]["nodes"];

/** The part of Gatsby's browser code that hands out another page's data, and keeps it. */
type PageLoader = {
  readonly loadPage: (
    path: string,
  ) => Promise<{ readonly json?: { readonly data?: Queries.BlogListPageQuery } } | undefined>;
};

declare global {
  interface Window {
    ___loader: PageLoader;
  }
}

/**
 * Fetches the posts of one page of the blog list.
 *
 * @param page from 1 to the number of pages.
 * @throws Error when the data cannot be had.
 */
export async function loadBlogPage(page: number, locale: Locale): Promise<Posts> {
  const path = blogPagePath(page, locale);
  const resources = await window.___loader.loadPage(path);
  const posts = resources?.json?.data?.allBlogPost.nodes;
  if (!posts) throw new Error(`The data of ${path} could not be fetched.`);
  return posts;
}
