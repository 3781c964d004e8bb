import { documentName, type NamedDocument } from "../../sanity/documents/document-name";
import type { HasPath } from "../../sanity/documents/read-link";
import {
  resolveRedirects,
  type ResolvedRedirects,
  type UnusedRedirect,
} from "../../sanity/documents/resolve-redirects";
import type { PostPage } from "./post-pages";
import type { StoredDocument } from "./stored-documents";

/** Resolves the redirects among documents to the addresses of this build. @param pages of all posts. */
export function siteRedirects(
  documents: readonly StoredDocument[],
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

const because = {
  redirectFromPage: "has a page again, which is shown",
  redirectTwice: "has a newer redirect, which is followed",
} as const;

/** Says which redirects a build leaves out, and why. */
export function unusedRedirectNotes(unused: readonly UnusedRedirect[]): string[] {
  const gone = unused.filter(({ reason }) => reason === "redirectPostGone");
  const others = unused.flatMap(({ redirect, from, reason }) =>
    reason === "redirectPostGone"
      ? []
      : [`Redirect ${documentName(redirect as NamedDocument)}: ${from} ${because[reason]}.`],
  );
  if (gone.length === 0) return others;
  const list = gone.map(({ from }) => from).join(", ");
  return [...others, `The articles that these lead to are not published: ${list}.`];
}
