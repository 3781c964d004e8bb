import type { CreatePagesArgs } from "gatsby";
import { byLocale } from "../../i18n/locales";
import { isDraftId } from "../../sanity/documents/document-ids";
import { documentName } from "../../sanity/documents/document-name";
import { plainText } from "../../sanity/documents/localize";
import { settings } from "../build-settings";
import { validateAssets } from "./validate-assets";
import { countPublishedPosts, validatePostLoss } from "./post-loss";
import { isShown, type Content } from "./read-content";
import { reportScheduledPosts } from "./scheduled-posts";
import {
  buildProblems,
  problemSentences,
  validatePosts,
  unsupportedContentWarnings,
} from "./validate-posts";

/** What reading and downloading found wrong. */
type Failures = {
  /** Content that did not arrive, one sentence each. */
  readonly arrival: readonly string[];
  /** Why an asset could not be downloaded, by its id. */
  readonly downloads: ReadonlyMap<string, string>;
};

/** Content that did not arrive: without it, not even a preview can be built. */
function lossErrors({ documents }: Content, { arrival }: Failures): string[] {
  const drafts = documents.filter(({ _id }) => isDraftId(_id));
  if (settings.preview || drafts.length === 0) return [...arrival];
  const names = drafts.map((draft) => documentName(draft)).join(", ");
  return [
    ...arrival,
    `The cache holds drafts (${names}). Run \`npm run clean\`, then build again.`,
  ];
}

/** What an editor has to correct. A preview only warns of it. */
function editorErrors(
  { documents, postDocuments, posts, referring, nameOf }: Content,
  { downloads }: Failures,
  hasNode: (id: string) => boolean,
): string[] {
  const downloadError = (id: string) => {
    const error = downloads.get(id);
    return error && `whose file could not be downloaded: ${error}`;
  };
  const missing = (id: string) => (hasNode(id) ? undefined : "which is not in the dataset.");
  const counts = byLocale((locale) => posts.filter((post) => post.language === locale).length);
  // `npm run build` names the folder of the site that this build replaces.
  const { PUBLISHED_SITE } = process.env;
  const published = PUBLISHED_SITE ? countPublishedPosts(PUBLISHED_SITE) : undefined;
  return [
    ...validateAssets(referring, downloadError, nameOf),
    ...validatePosts(postDocuments),
    ...documents
      .filter((document) => isShown(document) && document.internal.type !== "SanityPost")
      .flatMap((document) =>
        problemSentences(document, buildProblems(plainText(document._type), document)),
      ),
    ...validateAssets(referring, missing, nameOf),
    ...validatePostLoss(published, counts, settings),
  ];
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

/**
 * Stops the build if the content cannot be published, with one message that lists every error. A preview
 * only warns, since drafts may be incomplete.
 */
export function validateContent(content: Content, failures: Failures, args: CreatePagesArgs): void {
  const losses = lossErrors(content, failures);
  const hasNode = (id: string) => args.getNode(id) !== undefined;
  const errors = [...losses, ...editorErrors(content, failures, hasNode)];
  const warnings = unsupportedContentWarnings(content.postDocuments);
  if (settings.preview && losses.length === 0) {
    warnOnce(listed("Not ready to be published:", [...errors, ...warnings]), args);
  } else {
    if (errors.length > 0) {
      args.reporter.panic(listed("The content cannot be published:", errors));
    }
    warnOnce(warnings.join("\n"), args);
  }
  reportScheduledPosts(content.postDocuments, args.reporter);
}
