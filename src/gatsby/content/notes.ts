/** What the build's log says of content beside findings and errors. */
import { locales } from "../../i18n/locales";
import { isPublishedId, isUnpublished } from "../../sanity/documents/document-ids";
import {
  documentName,
  inLanguages,
  type NamedDocument,
} from "../../sanity/documents/document-name";
import type { HasPath } from "../../sanity/documents/read-link";
import type { UnusedRedirect } from "../../sanity/documents/resolve-redirects";
import { isUnreviewed } from "../../sanity/documents/review-rules";
import { documentTypeNames } from "../../sanity/model/document-types";
import { formatTime } from "../format-time";
import { isScheduled } from "./post-pages";
import type { PostPaths } from "./post-loss";
import type { DocumentFacts } from "./read-documents";
import type { DocumentNode } from "./stored-documents";
import { nameList } from "./validate-documents";

/** Names the documents that the site does without because of their ids or types. Drafts and releases are not among them. */
export function misnamedNotes(stored: readonly DocumentNode[]): string[] {
  const published = stored.filter(({ _id }) => !isUnpublished(_id));
  const dotted = published.filter(({ _id }) => !isPublishedId(_id)).map(({ _id }) => _id);
  const odd = published
    .filter(({ _type }) => !documentTypeNames.some((name) => name === _type))
    .map(({ _id, _type }) => `${_id} (${String(_type)})`);
  const notes = [
    [dotted, "Sanity keeps documents with a dot in their id from readers without a token"],
    [odd, `the types of documents are ${documentTypeNames.join(", ")}, in these letters`],
  ] as const;
  return notes.flatMap(([names, reason]) =>
    names.length > 0 ? [`${names.join(", ")}: ${reason}.`] : [],
  );
}

/** Says which posts are scheduled, and for when. */
export function scheduledPosts(read: readonly DocumentFacts[]): string[] {
  return read.flatMap(({ document, languages, post }) => {
    if (!post || !isScheduled(post)) return [];
    const time = formatTime(new Date(post.publishedAt ?? ""), "en");
    return (
      `Post ${documentName(document)} is dated ${time}: it is left out ` +
      `${inLanguages(languages)} until a build after that time.`
    );
  });
}

/**
 * Names the articles that nobody has reviewed, or published, for a year, the longest unreviewed first. Pure.
 *
 * @param now in milliseconds.
 */
export function unreviewedNote(read: readonly DocumentFacts[], now: number): string[] {
  const posts = read
    .flatMap(({ document, post }) => (post ? { document, ...post } : []))
    .filter((post) => isUnreviewed(post, now));
  const last = ({ reviewedAt, publishedAt }: (typeof posts)[number]) =>
    reviewedAt ?? publishedAt ?? "";
  const oldest = posts.sort((a, b) => (last(a) < last(b) ? -1 : 1));
  return oldest.length > 0 ? [nameList(oldest.map(({ document }) => document))] : [];
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

/** Names the addresses of posts that the live site has, and to which nothing will lead. */
export function goneAddresses(before: PostPaths | undefined, leadsOn: HasPath): string[] {
  const gone = locales.flatMap((locale) => before?.[locale] ?? []).filter((path) => !leadsOn(path));
  if (gone.length === 0) return [];
  return [
    `${gone.join(", ")}. If an article has moved, add a redirect in the Studio; without one, its old address ` +
      "answers 404.",
  ];
}
