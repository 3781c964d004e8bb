/** What Sanity's document ids say about a document. Pure. */

const draftPrefix = "drafts.";
/** A change planned for a content release, which is nobody's to see before its day. */
const releasePrefix = "versions.";

/** Whether a document is a draft: of a published one, or of one that has never been published. */
export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

/** The id that a draft has once it is published; any other id as it is. */
export function publishedId(id: string): string {
  return isDraftId(id) ? id.slice(draftPrefix.length) : id;
}

/**
 * Whether a document is published. One whose id has a dot (a draft, a planned release) is not public in
 * Sanity: with a token it is read all the same.
 */
export function isPublished(id: string): boolean {
  return !id.includes(".");
}

/** The same as a filter of GROQ: ids of a single part. */
export const publishedFilter = '_id in path("*")';

/**
 * Whether a document may become part of the site.
 *
 * @param preview drafts are part of a preview, planned releases are not.
 */
export function mayBeShown(id: string, preview: boolean): boolean {
  return preview ? !id.startsWith(releasePrefix) : isPublished(id);
}
