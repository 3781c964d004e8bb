import type { HasPath } from "../../sanity/documents/read-link";
import { resolveRedirects, type ResolvedRedirects } from "../../sanity/documents/resolve-redirects";
import type { PostPage } from "./post-pages";
import type { DocumentNode } from "./stored-documents";

/** Resolves the redirects among documents to the addresses of this build. @param pages of all posts. */
export function siteRedirects(
  documents: readonly DocumentNode[],
  pages: readonly Pick<PostPage, "parent" | "alternates">[],
  hasPage: HasPath,
): ResolvedRedirects {
  const paths = new Map(pages.map(({ parent, alternates }) => [parent, alternates]));
  return resolveRedirects(
    documents.filter(({ _type }) => _type === "redirect"),
    // The plugin makes references to documents the ids of their nodes.
    { hasPage, postPath: (id, locale) => paths.get(id)?.[locale] },
  );
}
