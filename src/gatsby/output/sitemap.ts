import { defaultLocale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import type { Alternates } from "../../i18n/routes";
import { settings } from "../build-settings";
import { latestPosts } from "../content/latest-posts";
import type { PostSummary } from "../content/post-summary";

/** A page as GraphQL returns it. */
export type SitePage = {
  readonly path: string;
  readonly pageContext: Partial<PageContext> & {
    /** On a post's page: id of the post's node. */
    readonly id?: string;
    /** On a page of the blog list: the number of posts. */
    readonly limit?: number;
  };
};

type SitemapPage = {
  readonly path: string;
  readonly alternates: Alternates;
  readonly lastmod?: string | null;
};

/**
 * Returns the pages of the sitemap: those with a canonical URL of their own (not the pages behind `?page=N`
 * or the not-found pages) that may be indexed. Sorted by path, as the order of Gatsby's store depends on
 * earlier builds.
 */
export function sitemapPages(
  pages: readonly SitePage[],
  summaries: readonly PostSummary[],
): SitemapPage[] {
  const isListed = ({ path, pageContext: { alternates = {}, metadata } }: SitePage) =>
    Object.values(alternates).includes(path) && metadata?.shouldIndex !== false;
  const changes = changesOfPosts(summaries);
  return pages
    .filter(isListed)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, pageContext }) => {
      const lastmod = postsOn(pageContext, summaries)
        .map((id) => changes.get(id) ?? "")
        .sort()
        .at(-1);
      return { path, alternates: pageContext.alternates ?? {}, ...(lastmod && { lastmod }) };
    });
}

/** Returns when the document of each `BlogPost` node was last changed, by node id. */
function changesOfPosts(summaries: readonly PostSummary[]): ReadonlyMap<string, string> {
  return new Map(
    summaries.flatMap(({ blogPosts, _updatedAt }) =>
      Object.values(blogPosts).flatMap((id) => (id === null ? [] : [[id, _updatedAt] as const])),
    ),
  );
}

/**
 * Returns the posts that a page consists of. All other pages are mostly texts from this repository, which
 * have no date; that of a post or employee on them would be misleading.
 */
function postsOn(
  { id, language, limit }: SitePage["pageContext"],
  summaries: readonly PostSummary[],
): readonly string[] {
  if (id !== undefined) return [id];
  return language && limit !== undefined ? latestPosts(summaries, language, limit) : [];
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
  readonly postSummaries: readonly PostSummary[];
};

/** Options of `gatsby-plugin-sitemap`. */
export const sitemapOptions = {
  output: "/",
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    postSummaries
  }`,
  resolvePages: ({ allSitePage, postSummaries }: SitemapData) =>
    sitemapPages(allSitePage.nodes, postSummaries),
  serialize: sitemapEntry,
};
