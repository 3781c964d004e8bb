import { defaultLocale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import type { Alternates } from "../../i18n/routes";
import { settings } from "../build-settings";
import { latestPosts } from "../content/latest-posts";
import type { PostSummary } from "../content/post-summary";

/** A page as Gatsby's store has it. */
export type SitePage = {
  readonly path: string;
  readonly context: Partial<PageContext> & {
    /** Of a post's page: the post's node. */
    readonly id?: string;
    /** Of a page of the blog list: how many posts it shows. */
    readonly limit?: number;
  };
};

type SitemapPage = {
  readonly path: string;
  readonly alternates: Alternates;
  readonly lastmod?: string | null;
};

/**
 * The pages of the sitemap: those that are the address of their own content (not the pages behind
 * `?page=N`, not the not-found pages) and may be indexed. In the order of their paths: that of Gatsby's
 * store depends on what has been built before.
 */
export function sitemapPages(
  pages: readonly SitePage[],
  outlines: readonly PostSummary[],
): SitemapPage[] {
  const isListed = ({ path, context: { alternates = {}, metadata } }: SitePage) =>
    Object.values(alternates).includes(path) && metadata?.shouldIndex !== false;
  const changes = changesOfPosts(outlines);
  return pages
    .filter(isListed)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, context }) => {
      const lastmod = postsOn(context, outlines)
        .map((id) => changes.get(id) ?? "")
        .sort()
        .at(-1);
      return { path, alternates: context.alternates ?? {}, ...(lastmod && { lastmod }) };
    });
}

/** When the document of each `BlogPost` node was changed last. */
function changesOfPosts(outlines: readonly PostSummary[]): ReadonlyMap<string, string> {
  return new Map(
    outlines.flatMap(({ blogPosts, _updatedAt }) =>
      Object.values(blogPosts).flatMap((id) => (id === null ? [] : [[id, _updatedAt] as const])),
    ),
  );
}

/**
 * The posts that a page consists of. All other pages are mostly texts of this repository, which keep no
 * date: the newest post or employee on one of them would tell nothing of these.
 */
function postsOn(
  { id, language, limit }: SitePage["context"],
  outlines: readonly PostSummary[],
): readonly string[] {
  if (id !== undefined) return [id];
  return language && limit !== undefined ? latestPosts(outlines, language, limit) : [];
}

/** An entry with the addresses of the same content in every language that it exists in. */
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

/** Options of `gatsby-plugin-sitemap`. */
export const sitemapOptions = {
  output: "/",
  query: `{ site { siteMetadata { siteUrl } } sitemapPages { path alternates lastmod } }`,
  resolvePages: (data: { sitemapPages: SitemapPage[] }) => data.sitemapPages,
  serialize: sitemapEntry,
};
