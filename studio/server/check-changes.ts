import { documentTypeNames } from "../../src/sanity/model/document-types";
import { isAssetType } from "../../src/sanity/embedded/document-changes";
import {
  invalidId,
  isDocumentId,
  isJsonObject,
  type Json,
  type StoredDocument,
} from "../../src/sanity/embedded/documents";
import type { DraftChange, Documents } from "./apply-mutations";
import { invalidMutation, mutationError } from "./mutation-errors";

/**
 * Refuses what the folder cannot hold: types that the content model does not have, changes of an asset's own
 * document, and references to documents that do not exist, now or after a deletion.
 *
 * @throws HTTPException 400, or 409 for references.
 */
export function checkChanges(changes: readonly DraftChange[], documents: Documents): void {
  const after = new Map(changes.map(({ id, after: document }) => [id, document]));
  const exists = (id: string): boolean =>
    after.has(id) ? after.get(id) !== undefined : documents.has(id);
  for (const change of changes) {
    if (change.after) checkDocument(change.after, exists);
  }
  const deleted = changes.filter((change) => change.after === undefined).map(({ id }) => id);
  if (deleted.length === 0) return;
  for (const document of documents.values()) {
    if (after.has(document._id)) continue;
    const missing = strongReferences(document).find((id) => deleted.includes(id));
    if (missing !== undefined) throw isReferenced(missing, document);
  }
}

function checkDocument(
  document: NonNullable<DraftChange["after"]>,
  exists: (id: string) => boolean,
) {
  const { _id: id, _type: type } = document;
  if (!isDocumentId(id)) throw invalidMutation(invalidId(id));
  if (isAssetType(type)) {
    throw invalidMutation(
      `"${id}" follows from its file: upload a file to create an asset, or delete it`,
    );
  }
  if (!documentTypeNames.some((name) => name === type)) {
    throw invalidMutation(
      `the content model has no document type "${type}", only ${documentTypeNames.join(", ")}`,
    );
  }
  const missing = strongReferences(document as unknown as Json).find((other) => !exists(other));
  if (missing !== undefined) {
    throw mutationError({
      statusCode: 409,
      type: "documentReferencesNonexistentDocumentError",
      description: `Document "${id}" references non-existent document "${missing}"`,
      more: { id, referenceID: missing },
    });
  }
}

function isReferenced(id: string, by: StoredDocument) {
  return mutationError({
    statusCode: 409,
    type: "documentHasExistingReferencesError",
    description: `Document "${id}" cannot be deleted as there are references to it from "${by._id}"`,
    more: { id, referencingIDs: [by._id] },
  });
}

/** Returns the ids that a document refers to and that have to exist. */
function strongReferences(value: Json): string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(strongReferences);
  if (!isJsonObject(value)) return [];
  const { _ref, _weak } = value;
  const own = typeof _ref === "string" && _weak !== true ? [_ref] : [];
  return [...own, ...Object.values(value).flatMap(strongReferences)];
}
