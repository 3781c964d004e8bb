import { defaultLocale, type Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import { settings } from "../build-settings";
import { newestFirstSort } from "../content/related-posts";

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

/** An entry as the `sitemap` package takes it. */
type SitemapEntry = {
  /** A path, which the plugin completes. */
  readonly url: string;
  readonly lastmod?: string;
  readonly links: readonly { readonly lang: string; readonly url: string }[];
};

/** Gatsby's plugin finds a page by its path. */
type SitemapPage = SitemapEntry & { readonly path: string };

/**
 * Returns the entries of the sitemap, with links to the content in every language it exists in: pages with a
 * canonical URL of their own (not those behind `?page=N` or the not-found pages) that may be indexed. Sorted by
 * path, as the order of Gatsby's store depends on earlier builds.
 *
 * A page's date is that of the newest post that it consists of. All other pages are mostly texts from this
 * repository, which have no date; that of a post or employee on them would be misleading.
 *
 * @param posts in the order of the blog list.
 */
export function sitemapEntries(pages: readonly SitePage[], posts: readonly Post[]): SitemapPage[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return pages
    .flatMap(({ path, pageContext }) => {
      const { alternates = {}, metadata, id, language, limit = 0 } = pageContext;
      if (!Object.values(alternates).includes(path) || metadata?.shouldIndex === false) return [];
      const shown = id
        ? [byId.get(id)]
        : posts.filter((post) => post.language === language).slice(0, limit);
      const lastmod = shown
        .map((post) => post?.updatedAt ?? "")
        .sort()
        .at(-1);
      const languages = { ...alternates, "x-default": alternates[defaultLocale] ?? path };
      const links = Object.entries(languages).map(([lang, to]) => ({
        lang,
        url: settings.siteUrl + to,
      }));
      return [{ path, url: path, ...(lastmod && { lastmod }), links }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
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
  resolvePages: ({ allSitePage, allBlogPost }: SitemapData): SitemapPage[] =>
    sitemapEntries(allSitePage.nodes, allBlogPost.nodes),
  serialize: ({ path: _path, ...entry }: SitemapPage): SitemapEntry => entry,
};
