import type { CreatePagesArgs } from "gatsby";
import { byLocale } from "../../i18n/locales";
import { isDraftId, isVisible } from "../../sanity/documents/document-ids";
import { documentName } from "../../sanity/documents/document-name";
import { documentTypeNames, graphqlName } from "../../sanity/model/document-types";
import { settings } from "../build-settings";
import type { Downloads } from "./download-assets";
import { linkTargets } from "./link-targets";
import { goneAddresses, validatePostLoss, type PostPaths } from "./post-loss";
import { postNodes } from "./post-nodes";
import { readDocuments, type StoredDocument } from "./read-documents";
import { scheduledPosts } from "./scheduled-posts";
import { unreviewedNote } from "./unreviewed-posts";
import { siteRedirects, unusedRedirectNotes } from "./site-redirects";
import { validateDocuments } from "./validate-documents";

/**
 * Stops the build if the content in Gatsby's store cannot be published, with one message that lists every error,
 * and says what is not shown as it was written. A preview only warns, since drafts may be incomplete.
 *
 * @param downloads of the content's assets.
 * @param live posts of the live site; undefined if they are not known.
 */
export function validateContent(
  args: CreatePagesArgs,
  downloads: Downloads,
  live: PostPaths | undefined,
): void {
  const { getNode, reporter } = args;
  const documents = storedDocuments(args);
  const visible = documents.filter(({ _id }) => isVisible(_id, settings.preview));
  const posts = postNodes(args);
  const { redirects, unused } = siteRedirects(args);
  const targets = linkTargets(args, redirects);

  const counts = byLocale((locale) => posts.filter((post) => post.language === locale).length);
  const read = readDocuments(visible, {
    hasAsset: (id) => getNode(id) !== undefined,
    ...targets,
  });
  const validation = validateDocuments(read);
  const errors = [
    ...draftErrors(documents),
    ...downloads.errors,
    ...validation.errors,
    ...validatePostLoss(live, counts, settings),
  ];
  if (errors.length > 0 && !settings.preview) {
    reporter.panic(listed("The content cannot be published:", errors));
  }
  const warnings = [
    listed("Not ready to be published:", errors),
    listed("Not shown as it was written:", [...validation.notes, ...downloads.notes]),
    listed("Not published yet:", scheduledPosts(read)),
    listed("Not reviewed for a year:", unreviewedNote(read, Date.now())),
    listed("Redirects left out:", unusedRedirectNotes(unused)),
    listed("Gone from the live site:", goneAddresses(live, targets.hasPath)),
  ];
  warnOnce(warnings.filter((warning) => warning !== "").join("\n"), args);
}

/** The documents in Gatsby's store. */
export function storedDocuments({
  getNodesByType,
}: Pick<CreatePagesArgs, "getNodesByType">): StoredDocument[] {
  return documentTypeNames.flatMap(
    (name) => getNodesByType(`Sanity${graphqlName(name)}`) as readonly object[] as StoredDocument[],
  );
}

/** A preview that has shared the cache would leave its drafts there. */
function draftErrors(documents: readonly StoredDocument[]): string[] {
  const drafts = documents.filter(({ _id }) => isDraftId(_id));
  if (settings.preview || drafts.length === 0) return [];
  const names = drafts.map((draft) => documentName(draft)).join(", ");
  return [`The cache holds drafts (${names}). Run \`npm run clean\`, then build again.`];
}

/** Formats a heading with its list; empty if there is nothing to list. */
function listed(heading: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return "";
  return `${heading}\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`;
}

/** The last warning: a live preview validates its content at every change. */
let lastWarning = "";

function warnOnce(warning: string, { reporter }: CreatePagesArgs): void {
  if (warning !== "" && warning !== lastWarning) reporter.warn(warning);
  lastWarning = warning;
}
