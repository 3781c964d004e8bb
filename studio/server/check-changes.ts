import { documentTypeNames } from "../../src/sanity/model/document-types";
import { isAssetType } from "../../src/sanity/embedded/document-changes";
import {
  invalidId,
  isDocumentId,
  isJsonObject,
  type Json,
} from "../../src/sanity/embedded/documents";
import type { PendingChange, Documents } from "./apply-mutations";
import { invalidMutation, mutationError } from "./mutation-errors";

/**
 * Refuses what the folder cannot hold: types that the content model does not have, changes of an asset's own
 * document, and references to documents that do not exist, now or after a deletion.
 *
 * @throws HTTPException 400, or 409 for references.
 */
export function checkChanges(changes: readonly PendingChange[], documents: Documents): void {
  const after = new Map(changes.map(({ id, after: document }) => [id, document]));
  const exists = (id: string): boolean =>
    after.has(id) ? after.get(id) !== undefined : documents.has(id);
  for (const { id, after: document } of changes) {
    if (!document) continue;
    checkDocument(document);
    const missing = strongReferences(document).find((other) => !exists(other));
    if (missing === undefined) continue;
    throw mutationError(
      "documentReferencesNonexistentDocumentError",
      `Document "${id}" references non-existent document "${missing}"`,
      { id, referenceID: missing },
    );
  }
  if (changes.every((change) => change.after)) return;
  for (const document of documents.values()) {
    const id = after.has(document._id)
      ? undefined
      : strongReferences(document).find((other) => after.has(other) && !exists(other));
    if (id === undefined) continue;
    throw mutationError(
      "documentHasExistingReferencesError",
      `Document "${id}" cannot be deleted as there are references to it from "${document._id}"`,
      { id, referencingIDs: [document._id] },
    );
  }
}

function checkDocument({ _id: id, _type: type }: NonNullable<PendingChange["after"]>): void {
  if (!isDocumentId(id)) throw invalidMutation(invalidId(id));
  if (isAssetType(type)) {
    throw invalidMutation(
      `"${id}" follows from its file: upload a file to create an asset, or delete it`,
    );
  }
  if (!documentTypeNames.some((name) => name === type)) {
    const names = documentTypeNames.join(", ");
    throw invalidMutation(`the content model has no document type "${type}", only ${names}`);
  }
}

/** Returns the ids that a document refers to and that have to exist. */
function strongReferences(value: Json): string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(strongReferences);
  if (!isJsonObject(value)) return [];
  const { _ref, _weak } = value;
  const own = typeof _ref === "string" && _weak !== true ? [_ref] : [];
  return [...own, ...Object.values(value).flatMap(strongReferences)];
}
