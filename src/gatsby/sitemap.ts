import { defaultLocale } from "../i18n/locales";
import type { PageContext } from "../i18n/page-context";
import type { Alternates } from "../i18n/routes";
import { settings } from "./build-settings";

/** A page as Gatsby's store has it. */
export type SitePage = { readonly path: string; readonly context: Partial<PageContext> };
type SitemapPage = { readonly path: string; readonly alternates: Alternates };

/**
 * The pages of the sitemap: those that are the address of their own content (not the pages behind
 * `?page=N`, not the not-found pages) and may be indexed.
 */
export function sitemapPages(pages: readonly SitePage[]): SitemapPage[] {
  return pages.flatMap(({ path, context: { alternates = {}, metadata } }) =>
    Object.values(alternates).includes(path) && metadata?.shouldIndex !== false
      ? [{ path, alternates }]
      : [],
  );
}

/** An entry with the addresses of the same content in every language that it exists in. */
export function sitemapEntry({ path, alternates }: SitemapPage) {
  const links = Object.entries(alternates).map(([lang, to]) => ({
    lang,
    url: settings.siteUrl + to,
  }));
  const fallback = alternates[defaultLocale] ?? path;
  return {
    url: path,
    links: [...links, { lang: "x-default", url: settings.siteUrl + fallback }],
  };
}

/** Options of `gatsby-plugin-sitemap`. */
export const sitemapOptions = {
  output: "/",
  query: `{ site { siteMetadata { siteUrl } } sitemapPages { path alternates } }`,
  resolvePages: (data: { sitemapPages: SitemapPage[] }) => data.sitemapPages,
  serialize: sitemapEntry,
};
