import { documentTypeNames } from "../../src/sanity/model/document-types";
import { isAssetType } from "../../src/sanity/embedded/document-changes";
import {
  invalidId,
  isDocumentId,
  isJsonObject,
  type Json,
} from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import type { PendingChange, PendingDocument, Documents } from "./apply-mutations";

/**
 * Refuses what the folder cannot hold: types that the content model does not have, changes of an asset's own
 * document, and references to documents that do not exist, now or after a deletion.
 *
 * @throws HTTPException 400, or 409 for references.
 */
export function checkChanges(changes: readonly PendingChange[], documents: Documents): void {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  const all = new Map<string, PendingDocument | undefined>([...documents, ...changed]);
  for (const [id, document] of all) {
    if (!document) continue;
    if (changed.has(id)) checkDocument(document);
    const missing = strongReferences(document).find(
      (other) => !all.get(other) && (changed.has(id) || changed.has(other)),
    );
    if (missing === undefined) continue;
    const why = changed.has(missing) ? "would be deleted" : "does not exist";
    throw requestError(409, `Document "${id}" refers to "${missing}", which ${why}.`);
  }
}

function checkDocument({ _id: id, _type: type }: PendingDocument): void {
  if (!isDocumentId(id)) throw requestError(400, invalidId(id));
  if (isAssetType(type)) {
    throw requestError(
      400,
      `"${id}" follows from its file: upload a file to create an asset, or delete it`,
    );
  }
  if (!documentTypeNames.some((name) => name === type)) {
    const names = documentTypeNames.join(", ");
    throw requestError(400, `the content model has no document type "${type}", only ${names}`);
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
