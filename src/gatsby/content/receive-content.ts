import type { CreatePagesArgs } from "gatsby";
import { byLocale } from "../../i18n/locales";
import type { Alternates } from "../../i18n/routes";
import { isDraftId, isVisible } from "../../sanity/documents/document-ids";
import { documentName, type NamedDocument } from "../../sanity/documents/document-name";
import { documentTypeNames, graphqlName } from "../../sanity/model/document-types";
import { settings } from "../build-settings";
import type { OgImagePost } from "../output/og-images/page-images";
import { downloadAssets } from "./download-assets";
import { countPublishedPosts, validatePostLoss } from "./post-loss";
import type { DatedPost } from "./related-posts";
import { isScheduled, reportScheduledPosts } from "./scheduled-posts";
import { postsAmong, unsupportedContentWarnings, validateDocuments } from "./validate-documents";

/** The fields of a `BlogPost` node, a post in one language, that its page is created from. */
export type PostNode = OgImagePost & DatedPost & { readonly alternates: Alternates };

/**
 * Reads the content from Gatsby's store and downloads its assets. Stops the build if it cannot be published, with
 * one message that lists every error. A preview only warns, since drafts may be incomplete.
 *
 * @returns the posts in each language.
 */
export async function receiveContent(args: CreatePagesArgs): Promise<readonly PostNode[]> {
  const { getNode, getNodesByType, reporter } = args;
  const posts = getNodesByType("BlogPost") as readonly object[] as readonly PostNode[];
  const documents = documentTypeNames.flatMap(
    (name) => getNodesByType(`Sanity${graphqlName(name)}`) as readonly object[] as NamedDocument[],
  );
  const shown = documents.filter(({ _id }) => isVisible(_id, settings.preview));
  const due = shown.filter((document) => !isScheduled(document));

  // `npm run build` names the folder of the site that this build replaces.
  const { PUBLISHED_SITE } = process.env;
  const published = PUBLISHED_SITE ? countPublishedPosts(PUBLISHED_SITE) : undefined;
  const counts = byLocale((locale) => posts.filter((post) => post.language === locale).length);
  const errors = [
    ...draftErrors(documents),
    ...(await downloadAssets(due, args)),
    ...validateDocuments(shown, (id) => getNode(id) !== undefined),
    ...validatePostLoss(published, counts, settings),
  ];
  const warnings = unsupportedContentWarnings(postsAmong(shown));
  if (settings.preview) {
    warnOnce(listed("Not ready to be published:", [...errors, ...warnings]), args);
  } else {
    if (errors.length > 0) reporter.panic(listed("The content cannot be published:", errors));
    warnOnce(warnings.join("\n"), args);
  }
  reportScheduledPosts(postsAmong(shown), reporter);
  return posts;
}

/** A preview that has shared the cache would leave its drafts there. */
function draftErrors(documents: readonly NamedDocument[]): string[] {
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
