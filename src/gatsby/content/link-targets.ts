/** Where links in texts may lead, by the content in Gatsby's store. */
import type { Node, NodePluginArgs } from "gatsby";
import { helpNamespaces } from "../../i18n/help-file";
import { locales, type Locale } from "../../i18n/locales";
import { helpCategoryKeys, helpCategoryPath, postPath } from "../../i18n/routes";
import type { ArticleBlock } from "../../sanity/documents/article";
import { pageIds } from "../../sanity/documents/heading-ids";
import { readDocument } from "../../sanity/documents/read-document";
import type { LinkTargets } from "../../sanity/documents/read-link";
import type { FindEmployee } from "../../sanity/documents/read-review";
import type { Redirect } from "../../sanity/documents/resolve-redirects";
import { postNodes, type PostNode } from "./post-nodes";
import { sitePaths } from "./site-paths";

type Store = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

function headingsOf({ body }: PostNode): string[] {
  const blocks = JSON.parse(body) as readonly ArticleBlock[];
  return [...pageIds, ...blocks.flatMap((block) => (block._type === "block" && block.id) || [])];
}

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

/** Returns whether a page has a part. Of other pages than articles and help categories, nothing is known. */
function partChecker(posts: readonly PostNode[], store: Store): LinkTargets["hasPart"] {
  const byPath = new Map(posts.map((post) => [postPath(post.slug, post.language), post]));
  return (path, id) => {
    const post = byPath.get(path);
    const parts = post ? headingsOf(post) : questionsAt(path, store);
    return parts === undefined || parts.includes(id);
  };
}

type Localized = Node & Partial<Pick<PostNode, "title" | "slug"> & { readonly language: Locale }>;

/** Returns how links find a post: it has a page in each language in which it has a node. */
export function postFinder(getNode: Store["getNode"]): LinkTargets["findPost"] {
  return (id, locale) => {
    // The content plugin has put the id of the document's node into the reference.
    const document = getNode(id);
    if (document?.internal.type !== "SanityPost") return undefined;
    const nodes = document.children.flatMap(
      (child) => (getNode(child) as Localized | undefined) ?? [],
    );
    const own = nodes.find(({ language }) => language === locale);
    return {
      title: (own ?? nodes[0])?.title ?? "",
      path: own?.slug === undefined ? undefined : postPath(own.slug, locale),
    };
  };
}

/** Returns how the reviewer of a post is found. */
export function employeeFinder(getNode: Store["getNode"]): FindEmployee {
  return (id, locale) => {
    const document = getNode(id);
    if (document?.internal.type !== "SanityEmployee") return undefined;
    const { name, role } = readDocument("employee", document).byLanguage[locale];
    return { name, role };
  };
}

/** Returns where links in texts may lead. @param redirects of the site: an old address leads on. */
export function linkTargets(store: Store, redirects: readonly Redirect[]): LinkTargets {
  const posts = postNodes(store);
  const hasPage = sitePaths(posts);
  const oldAddresses = new Set(redirects.map(({ from }) => from));
  return {
    hasPath: (path) => hasPage(path) || oldAddresses.has(path),
    hasPart: partChecker(posts, store),
    findPost: postFinder(store.getNode),
  };
}
