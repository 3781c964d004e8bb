import { defaultLocale, type Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import type { Alternates } from "../../i18n/routes";
import { settings } from "../build-settings";
import { newestFirstSort } from "../content/newest-first";

/** A page as GraphQL returns it. */
type SitePage = {
  readonly path: string;
  readonly pageContext: Partial<PageContext> & {
    /** On a post's page: id of the post's node. */
    readonly id?: string;
    /** On a page of the blog list: the greatest number of posts. */
    readonly limit?: number;
  };
};

type Post = {
  readonly id: string;
  readonly language: Locale;
  readonly updatedAt: string | null;
};

type SitemapPage = {
  readonly path: string;
  readonly alternates: Alternates;
  readonly lastmod?: string | undefined;
};

/**
 * Returns the pages of the sitemap: those with a canonical URL of their own (not the pages behind `?page=N`
 * or the not-found pages) that may be indexed. Sorted by path, as the order of Gatsby's store depends on
 * earlier builds.
 *
 * @param posts in the order of the blog list.
 */
export function sitemapPages(
  pages: readonly SitePage[],
  posts: readonly Post[],
): readonly SitemapPage[] {
  const isListed = ({ path, pageContext: { alternates = {}, metadata } }: SitePage) =>
    Object.values(alternates).includes(path) && metadata?.shouldIndex !== false;
  return pages
    .filter(isListed)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, pageContext }) => {
      const changes = postsOn(pageContext, posts).map(({ updatedAt }) => updatedAt ?? "");
      const lastmod = changes.sort().at(-1);
      return { path, alternates: pageContext.alternates ?? {}, ...(lastmod && { lastmod }) };
    });
}

/**
 * Returns the posts that a page consists of. All other pages are mostly texts from this repository, which
 * have no date; that of a post or employee on them would be misleading.
 */
function postsOn(
  { id, language, limit = 0 }: SitePage["pageContext"],
  posts: readonly Post[],
): readonly Post[] {
  if (id !== undefined) return posts.filter((post) => post.id === id);
  return posts.filter((post) => post.language === language).slice(0, limit);
}

/** Returns a sitemap entry with links to the content in every language it exists in. */
export function sitemapEntry({ path, alternates, lastmod }: SitemapPage) {
  const links = Object.entries(alternates).map(([lang, to]) => ({
    lang,
    url: settings.siteUrl + to,
  }));
  const fallback = alternates[defaultLocale] ?? path;
  return {
    url: path,
    ...(lastmod && { lastmod }),
    links: [...links, { lang: "x-default", url: settings.siteUrl + fallback }],
  };
}

type SitemapData = {
  readonly allSitePage: { readonly nodes: readonly SitePage[] };
  readonly allBlogPost: { readonly nodes: readonly Post[] };
};

/** Options of `gatsby-plugin-sitemap`. */
export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    allBlogPost(sort: ${newestFirstSort}) { nodes { id language updatedAt } }
  }`,
  resolvePages: ({ allSitePage, allBlogPost }: SitemapData) =>
    sitemapPages(allSitePage.nodes, allBlogPost.nodes),
  serialize: sitemapEntry,
};
