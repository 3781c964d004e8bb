import type { CreatePagesArgs, Node } from "gatsby";
import { byLocale, type Locale } from "../../i18n/locales";
import { isDraftId, mayBeShown } from "../../sanity/documents/document-ids";
import {
  documentName,
  typedDocumentName,
  type NamedDocument,
} from "../../sanity/documents/document-name";
import { settings } from "../build-settings";
import { publishedPosts } from "./published-posts";
import { validatePosts } from "./validate-posts";
import { validatePostLoss } from "./post-loss";
import { assetIds, validateAssets, type ReferringNode } from "./asset-references";
import { downloadAssets } from "./download-assets";
import { contentArrived } from "./open-content-source";
import { reportScheduledPosts, unsupportedContentWarnings, type PostSummary } from "./post-summary";

/** One node for each Sanity document; for posts, which are many and long, their outlines. */
const documentTypes = ["PostSummary", "SanityTestimonial", "SanityEmployee"];
const localizedTypes = ["BlogPost", "Testimonial", "TeamMember"];

/** What keeps the content from being published, one sentence for each fault. */
type ContentFaults = {
  /** What was lost on the way here: without it, no site can be made at all. */
  readonly losses: readonly string[];
  /** What an editor has to mend. A preview goes without. */
  readonly mistakes: readonly string[];
};

const isShown = (document: object) =>
  mayBeShown((document as { readonly _id: string })._id, settings.preview);

/** The posts that may become part of the site. */
function postDocuments({ getNodesByType }: CreatePagesArgs): PostSummary[] {
  const all = getNodesByType("PostSummary") as unknown as PostSummary[];
  return all.filter(isShown);
}

/** Fetches what the content refers to, and looks at all of it. */
async function contentFaults(args: CreatePagesArgs): Promise<ContentFaults> {
  const { getNodesByType, getNode } = args;
  const documents = documentTypes.flatMap((type) => getNodesByType(type));
  const posts = postDocuments(args);
  const pagePosts = getNodesByType("BlogPost") as unknown as { readonly language: Locale }[];
  const referring = localizedTypes.flatMap(
    (type) => getNodesByType(type) as unknown as ReferringNode[],
  );
  const nameOf = ({ parent, language }: ReferringNode) =>
    typedDocumentName(getNode(parent ?? "") as unknown as NamedDocument, language);
  const users = referring.flatMap((node) =>
    assetIds(node).map((id) => [id, nameOf(node)] as const),
  );

  const downloadFaults = await downloadAssets(new Map(users), args);
  const isMissing = (id: string) => getNode(id) === undefined;
  const fileFault = (id: string) => {
    const fault = downloadFaults.get(id);
    return fault && `whose file could not be had: ${fault}`;
  };
  const counts = byLocale((locale) => pagePosts.filter((p) => p.language === locale).length);
  return {
    losses: [
      ...(await contentArrived(documents.filter(isShown).length)),
      ...draftProblems(documents),
    ],
    mistakes: [
      ...validateAssets(referring, fileFault, nameOf),
      ...validatePosts(posts),
      ...validateAssets(
        referring,
        (id) => (isMissing(id) ? "which is not in the dataset." : undefined),
        nameOf,
      ),
      ...validatePostLoss(publishedPosts(), counts, settings),
    ],
  };
}

/** Said when a preview and the published site have come to share Gatsby's cache. */
function draftProblems(documents: readonly Node[]): string[] {
  const drafts = documents.filter(({ _id }) => isDraftId(String(_id)));
  if (settings.preview || drafts.length === 0) return [];
  const names = drafts.map((draft) => documentName(draft as unknown as NamedDocument));
  return [`The cache holds drafts (${names.join(", ")}). Run \`npm run clean\`, then build again.`];
}

/** What was said last of content that is not as it should be: a preview comes by here at every change. */
let lastWarning = "";

/** A heading with its list; empty when there is nothing to list. */
function listed(heading: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return "";
  return `${heading}\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`;
}

function warnOnce(warning: string, { reporter }: CreatePagesArgs): void {
  if (warning !== "" && warning !== lastWarning) reporter.warn(warning);
  lastWarning = warning;
}

/**
 * Fetches what the content refers to, and looks at all of it.
 *
 * Content that cannot be published stops the build with one message that names all its faults; a
 * preview goes on with what there is, since drafts may be incomplete.
 */
export async function validateContent(args: CreatePagesArgs): Promise<void> {
  const { losses, mistakes } = await contentFaults(args);
  const posts = postDocuments(args);
  const remarks = unsupportedContentWarnings(posts);
  const faults = [...losses, ...mistakes];
  if (settings.preview && losses.length === 0) {
    warnOnce(listed("Not ready to be published:", [...faults, ...remarks]), args);
  } else {
    if (faults.length > 0) {
      args.reporter.panic(listed("The content cannot be published:", faults));
    }
    warnOnce(remarks.join("\n"), args);
  }
  reportScheduledPosts(posts, args.reporter);
}
