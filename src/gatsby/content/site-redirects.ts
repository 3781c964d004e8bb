import type { NodePluginArgs } from "gatsby";
import { isVisible } from "../../sanity/documents/document-ids";
import { documentName, type NamedDocument } from "../../sanity/documents/document-name";
import {
  resolveRedirects,
  type ResolvedRedirects,
  type UnusedRedirect,
} from "../../sanity/documents/resolve-redirects";
import { settings } from "../build-settings";
import type { PostPage } from "./post-pages";
import { sitePaths } from "./site-paths";
import { storedDocuments } from "./stored-documents";

type Store = Pick<NodePluginArgs, "getNodesByType">;

/** Returns the redirects in Gatsby's store, resolved to the addresses of this build. @param pages of all posts. */
export function siteRedirects(
  { getNodesByType }: Store,
  pages: readonly Pick<PostPage, "parent" | "language" | "slug" | "alternates">[],
): ResolvedRedirects {
  const paths = new Map(pages.map(({ parent, alternates }) => [parent, alternates]));
  const stored = storedDocuments({ getNodesByType });
  return resolveRedirects(
    stored.filter(({ _id, _type }) => _type === "redirect" && isVisible(_id, settings.preview)),
    {
      hasPage: sitePaths(pages),
      // The plugin makes references to documents the ids of their nodes.
      postPath: (id, locale) => paths.get(id)?.[locale],
    },
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
