import { existsSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "../../i18n/locales";
import {
  blogPagePath,
  feedPath,
  isFixedPath,
  isPagePath,
  postPath,
  postsPerPage,
} from "../../i18n/routes";
import type { HasPath } from "../../sanity/documents/read-link";
import { projectDirectory } from "../build-settings";

/** Returns whether the site has a page or a file at a path, which may be in a link of a post. */
export function sitePaths(
  posts: readonly { readonly slug: string; readonly language: Locale }[],
): HasPath {
  const pages = new Set(posts.map(({ slug, language }) => postPath(slug, language)));
  const feeds = new Set(locales.map(feedPath));
  for (const locale of locales) {
    const count = posts.filter(({ language }) => language === locale).length;
    for (let page = 1; page <= Math.ceil(count / postsPerPage); page += 1) {
      pages.add(blogPagePath(page, locale));
    }
  }
  return (path) => {
    if (isPagePath(path)) return isFixedPath(path) || pages.has(path);
    // As in a browser, ".." leads no further than to the site's root.
    return feeds.has(path) || existsSync(join(projectDirectory, "static", join("/", path)));
  };
}
