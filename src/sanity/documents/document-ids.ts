/** Drafts, releases and published documents by their Sanity ids. Pure. */

const draftPrefix = "drafts.";
/** A change in a content release, which stays hidden until it is published. */
const releasePrefix = "versions.";

/** Returns whether a document is a draft, of a published document or of a new one. */
export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix);
}

/** Returns whether a document is to be published some time: a draft, or a change in a release. */
export function isUnpublished(id: string): boolean {
  return isDraftId(id) || id.startsWith(releasePrefix);
}

/** Returns the id that a draft has once it is published; any other id unchanged. */
export function publishedId(id: string): string {
  return isDraftId(id) ? id.slice(draftPrefix.length) : id;
}

/** Returns the id of the draft of a document. */
export function draftIdOf(id: string): string {
  return isDraftId(id) ? id : draftPrefix + id;
}

/**
 * Returns whether a document is published. In Sanity, one with a dot in its id (a draft, a release) is not
 * public, but clients with a token read it all the same.
 */
export function isPublishedId(id: string): boolean {
  return !id.includes(".");
}

/** `isPublishedId` as a GROQ filter: ids without a dot. */
export const publishedFilter = '_id in path("*")';

/** Returns whether a document may be part of the site. @param preview includes drafts, but not releases. */
export function isVisible(id: string, preview: boolean): boolean {
  return preview ? !id.startsWith(releasePrefix) : isPublishedId(id);
}
