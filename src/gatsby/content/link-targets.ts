/** Where links in texts may lead, by the content in Gatsby's store. */
import type { NodePluginArgs } from "gatsby";
import { helpNamespaces } from "../../i18n/help-file";
import { locales } from "../../i18n/locales";
import { helpCategoryKeys, helpCategoryPath, postPath } from "../../i18n/routes";
import type { HasPath, LinkTargets } from "../../sanity/documents/read-link";
import type { Redirect } from "../../sanity/documents/resolve-redirects";
import type { PostPage } from "./post-pages";

type Store = Pick<NodePluginArgs, "getNodesByType">;

/** Returns the questions of a help category, which are its anchors. */
function questionsAt(path: string, { getNodesByType }: Store): string[] | undefined {
  for (const locale of locales) {
    const category = helpCategoryKeys.find((each) => helpCategoryPath(each, locale) === path);
    const file = getNodesByType("Locale").find(
      ({ ns, language }) => category && ns === helpNamespaces[category] && language === locale,
    );
    if (file) return Object.keys(JSON.parse(String(file.data)) as object);
  }
  return undefined;
}

/**
 * Returns where links in texts may lead.
 *
 * @param pages of all posts.
 * @param redirects of the site: an old address leads on.
 */
export function linkTargets(
  store: Store,
  pages: readonly PostPage[],
  hasPage: HasPath,
  redirects: readonly Redirect[],
): LinkTargets {
  const oldAddresses = new Set(redirects.map(({ from }) => from));
  const byPath = new Map(pages.map((page) => [postPath(page.slug, page.language), page]));
  const byPost = new Map<string, PostPage[]>();
  for (const page of pages) byPost.set(page.parent, [...(byPost.get(page.parent) ?? []), page]);
  return {
    hasPath: (path) => hasPage(path) || oldAddresses.has(path),
    hasPart: (path, id) => {
      // Of other pages than articles and help categories, nothing is known.
      const parts = byPath.get(path)?.parts ?? questionsAt(path, store);
      return parts === undefined || parts.includes(id);
    },
    findPost: (id, locale) => {
      const own = byPost.get(id) ?? [];
      const page = own.find(({ language }) => language === locale);
      const title = (page ?? own[0])?.title ?? "";
      return { title, path: page && postPath(page.slug, locale) };
    },
  };
}
