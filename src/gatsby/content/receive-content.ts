import type { CreatePagesArgs } from "gatsby";
import { byLocale, type Locale } from "../../i18n/locales";
import { isDraftId, isVisible } from "../../sanity/documents/document-ids";
import {
  documentName,
  typedDocumentName,
  type NamedDocument,
} from "../../sanity/documents/document-name";
import { settings } from "../build-settings";
import type { OgImagePost } from "../output/og-images/page-images";
import { downloadAssets } from "./download-assets";
import { countPublishedPosts, validatePostLoss } from "./post-loss";
import type { DatedPost } from "./related-posts";
import { reportScheduledPosts } from "./scheduled-posts";
import { assetIds, validateAssets, type NodeWithAssets } from "./validate-assets";
import { postsAmong, unsupportedContentWarnings, validateDocuments } from "./validate-documents";

/** The fields of a `BlogPost` node, a post in one language, that its page is created from. */
export type PostNode = OgImagePost &
  DatedPost & { readonly alternates: Readonly<Record<Locale, string | null>> };

/**
 * Reads the content from Gatsby's store and downloads its assets. Stops the build if it cannot be published, with
 * one message that lists every error. A preview only warns, since drafts may be incomplete.
 *
 * @returns the posts in each language.
 */
export async function receiveContent(args: CreatePagesArgs): Promise<readonly PostNode[]> {
  const { getNode, reporter } = args;
  const nodes = <Type>(...types: readonly string[]) =>
    types.flatMap((type) => args.getNodesByType(type) as readonly object[] as readonly Type[]);
  const posts = nodes<PostNode>("BlogPost");
  const documents = nodes<NamedDocument>("SanityPost", "SanityTestimonial", "SanityEmployee");
  const shown = documents.filter(({ _id }) => isVisible(_id, settings.preview));

  const referring = nodes<NodeWithAssets>("BlogPost", "Testimonial", "TeamMember");
  const nameOf = ({ parent, language }: NodeWithAssets) =>
    typedDocumentName(getNode(parent ?? "") as object as NamedDocument, language);
  const users = referring.flatMap((node) =>
    assetIds(node).map((id) => [id, nameOf(node)] as const),
  );
  const downloads = await downloadAssets(new Map(users), args);
  const assetError = (id: string) => {
    const error = downloads.get(id);
    if (error !== undefined) return `whose file could not be downloaded: ${error}`;
    return getNode(id) ? undefined : "which is not in the dataset.";
  };

  // `npm run build` names the folder of the site that this build replaces.
  const { PUBLISHED_SITE } = process.env;
  const published = PUBLISHED_SITE ? countPublishedPosts(PUBLISHED_SITE) : undefined;
  const counts = byLocale((locale) => posts.filter((post) => post.language === locale).length);
  const errors = [
    ...draftErrors(documents),
    ...validateAssets(referring, assetError, nameOf),
    ...validateDocuments(shown),
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
