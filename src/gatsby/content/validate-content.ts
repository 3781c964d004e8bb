import type { CreatePagesArgs } from "gatsby";
import { byLocale } from "../../i18n/locales";
import { settings } from "../build-settings";
import type { Downloads } from "./download-assets";
import type { Content } from "./localize-documents";
import {
  goneAddresses,
  misnamedNotes,
  scheduledPosts,
  unreviewedNote,
  unusedRedirectNotes,
} from "./notes";
import { validatePostLoss, type PostPaths } from "./post-loss";
import { postNodes } from "./post-nodes";
import type { DocumentNode } from "./stored-documents";
import { validateDocuments } from "./validate-documents";

/**
 * Stops the build if the content in Gatsby's store cannot be published, with one message that lists every error,
 * and says what is not shown as it was written. A preview only warns, since drafts may be incomplete.
 *
 * @param stored all documents.
 * @param content those that the site shows.
 * @param downloads of the content's assets.
 * @param live posts of the live site; undefined if they are not known.
 */
export function validateContent(
  stored: readonly DocumentNode[],
  { documents, hasPath, redirects }: Content,
  downloads: Downloads,
  live: PostPaths | undefined,
  args: Pick<CreatePagesArgs, "getNodesByType" | "reporter">,
): void {
  const posts = postNodes(args);
  const counts = byLocale((locale) => posts.filter((post) => post.language === locale).length);
  const validation = validateDocuments(documents);
  const errors = [
    ...downloads.errors,
    ...validation.errors,
    ...validatePostLoss(live, counts, settings),
  ];
  if (errors.length > 0 && !settings.preview) {
    args.reporter.panic(listed("The content cannot be published:", errors));
  }
  const warnings = [
    listed("Not ready to be published:", errors),
    listed("Not on the site:", misnamedNotes(stored)),
    listed("Not shown as it was written:", [...validation.notes, ...downloads.notes]),
    listed("Not published yet:", scheduledPosts(documents)),
    listed("Not reviewed for a year:", unreviewedNote(documents, Date.now())),
    listed("Redirects left out:", unusedRedirectNotes(redirects.unused)),
    listed("Gone from the live site:", goneAddresses(live, hasPath)),
  ];
  warnOnce(warnings.filter((warning) => warning !== "").join("\n"), args);
}

/** Formats a heading with its list; empty if there is nothing to list. */
function listed(heading: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return "";
  return `${heading}\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`;
}

/** The last warning: a live preview validates its content at every change. */
let lastWarning = "";

function warnOnce(warning: string, { reporter }: Pick<CreatePagesArgs, "reporter">): void {
  if (warning !== "" && warning !== lastWarning) reporter.warn(warning);
  lastWarning = warning;
}
