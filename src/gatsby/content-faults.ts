import type { CreatePagesArgs, Node } from "gatsby";
import { byLocale, type Locale } from "../i18n/locales";
import { isDraftId, mayBeShown } from "../sanity/document-ids";
import { settings } from "./build-settings";
import { publishedPosts } from "./build/published-posts";
import { contentProblems, type PostDocument } from "./check-content";
import { postLossProblems } from "./check-post-loss";
import { assetIds, assetProblems, type ReferringNode } from "./check-references";
import { downloadAssets } from "./download-assets";
import { contentArrived } from "./open-content-source";
import { reportHeldBackPosts, type PostOutline } from "./post-outline";

/** One node for each Sanity document; for posts, which are many and long, their outlines. */
const documentTypes = ["PostOutline", "SanityTestimonial", "SanityEmployee"];
const localizedTypes = ["BlogPost", "Testimonial", "TeamMember"];

/** What keeps the content from being published, one sentence for each fault. */
type ContentFaults = {
  /** What was lost on the way here: without it, no site can be made at all. */
  readonly losses: readonly string[];
  /** What an editor has to mend. A preview goes without. */
  readonly mistakes: readonly string[];
};

/** The posts that may become part of the site. */
function postDocuments({ getNodesByType }: CreatePagesArgs): PostDocument[] {
  const all = getNodesByType("PostOutline") as unknown as PostOutline[];
  return all.filter(({ _id }) => mayBeShown(_id, settings.preview));
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
  const documentId = ({ parent }: ReferringNode) => String(getNode(parent ?? "")?._id);

  const downloadFaults = await downloadAssets(referring.flatMap(assetIds), args);
  const isMissing = (id: string) => getNode(id) === undefined;
  const fileFault = (id: string) => {
    const fault = downloadFaults.get(id);
    return fault && `whose file could not be had: ${fault}`;
  };
  const counts = byLocale((locale) => pagePosts.filter((p) => p.language === locale).length);
  return {
    losses: [...contentArrived(documents.length), ...draftProblems(documents)],
    mistakes: [
      ...assetProblems(referring, fileFault, documentId),
      ...contentProblems(posts),
      ...assetProblems(
        referring,
        (id) => (isMissing(id) ? "which is not in the dataset." : undefined),
        documentId,
      ),
      ...postLossProblems(publishedPosts(), counts, settings),
    ],
  };
}

/** Said when a preview and the published site have come to share Gatsby's cache. */
function draftProblems(documents: readonly Node[]): string[] {
  const drafts = documents.map(({ _id }) => String(_id)).filter(isDraftId);
  if (settings.preview || drafts.length === 0) return [];
  return [
    `The cache holds drafts (${drafts.join(", ")}). Run \`npm run clean\`, then build again.`,
  ];
}

/** What a preview said last of content that is not ready: it comes by here at every change. */
let lastWarning = "";

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
export async function judgeContent(args: CreatePagesArgs): Promise<void> {
  const { losses, mistakes } = await contentFaults(args);
  const list = [...losses, ...mistakes].map((fault) => `- ${fault}`).join("\n");
  if (settings.preview && losses.length === 0)
    warnOnce(list && `Not ready to be published:\n${list}`, args);
  else if (list) args.reporter.panic(`The content cannot be published:\n${list}`);
  reportHeldBackPosts(postDocuments(args), args.reporter);
}
