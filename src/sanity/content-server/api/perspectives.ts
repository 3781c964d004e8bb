import { isDraftId, isPublished, publishedId } from "../../documents/document-ids";
import type { StoredDocument } from "../dataset/documents";
import { requestError } from "../http-error";

/** What a query sees of drafts: all documents as they are, only published ones, or drafts in their places. */
export type Perspective = "raw" | "published" | "drafts";

/**
 * Returns the perspective that a client asks for.
 *
 * @throws HttpError 400 for one that does not exist.
 */
export function parsePerspective(value: string | null, apiVersion: string): Perspective {
  switch (value) {
    case null:
    case "":
      return isPublishedByDefault(apiVersion) ? "published" : "raw";
    case "raw":
    case "published":
    case "drafts":
      return value;
    case "previewDrafts":
      return "drafts";
    default: {
      // A stack of releases: there are none here, so only its drafts count.
      const names = value.split(",");
      if (names.length === 1 && !/^r\w+$/.test(value)) {
        throw requestError(400, "Bad Request", `There is no perspective "${value}".`);
      }
      return names.includes("drafts") ? "drafts" : "published";
    }
  }
}

/** Returns the documents as a perspective shows them. */
export function inPerspective(
  documents: readonly StoredDocument[],
  perspective: Perspective,
): readonly StoredDocument[] {
  if (perspective === "raw") return documents;
  const published = documents.filter(({ _id }) => isPublished(_id));
  if (perspective === "published") return published;
  const drafts = documents.filter(({ _id }) => isDraftId(_id));
  const replaced = new Set(drafts.map(({ _id }) => publishedId(_id)));
  const others = published.filter(({ _id }) => !replaced.has(_id));
  return [...drafts, ...others].map((document) => ({
    ...document,
    _id: publishedId(document._id),
    _originalId: document._id,
  }));
}

/** Since this version of the API, queries see no drafts unless they ask for them. */
function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === "vX" || apiVersion.slice(1) >= "2025-02-19";
}
