import type { Store } from "gatsby";
import type { SitePage } from "../output/sitemap";

/**
 * Every page of the site, by path.
 *
 * Why: `allSitePage` would load all pages into memory a second time.
 * Rests on: the shape of Gatsby's Redux store, `gatsby/dist/redux/reducers/pages.js`.
 * Can go: when Gatsby hands its pages to `onPostBuild` and to resolvers.
 */
export function sitePages({ getState }: Store): ReadonlyMap<string, SitePage> {
  return (getState as () => { pages: Map<string, SitePage> })().pages;
}
