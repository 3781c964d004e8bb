import { isJsonObject, type Json, type JsonObject } from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import {
  alreadyExists,
  checkRevision,
  documentNotFound,
  type Get,
  type PendingDocument,
} from "./transaction";

/**
 * Returns the mutations that an action of Sanity's API stands for: those that the Studio takes, without
 * releases.
 *
 * @throws HTTPException 400 for an action that is unknown or incomplete, 409 when the documents are not in the
 * state that it needs.
 */
export function mutationsOfAction(action: Json, get: Get): Json[] {
  const fields = isJsonObject(action) ? action : {};
  const { attributes = null, patch, includeDrafts, ifPublishedRevisionId } = fields;
  const idIn = (key: string): string => {
    const id = fields[key];
    if (typeof id === "string" && id !== "") return id;
    throw requestError(400, `"${key}" is required`);
  };
  const existing = (key: string): PendingDocument => {
    const document = get(idIn(key));
    if (document === undefined) throw documentNotFound(idIn(key));
    return document;
  };
  const remove = (id: string): Json => ({ delete: { id } });

  switch (idIn("actionType").replace("sanity.action.document.", "")) {
    case "create": {
      const published = get(idIn("publishedId"));
      if (published) throw alreadyExists(published._id);
      return [{ create: attributes }];
    }
    case "edit": {
      const id = idIn("draftId");
      const edit = { patch: { ...(isJsonObject(patch) && patch), id } };
      return get(id) ? [edit] : [{ create: contentOf(existing("publishedId"), id) }, edit];
    }
    case "publish": {
      const draft = existing("draftId");
      const id = idIn("publishedId");
      checkRevision(id, get(id)?._rev, ifPublishedRevisionId);
      return [{ createOrReplace: contentOf(draft, id) }, remove(draft._id)];
    }
    case "unpublish": {
      const published = existing("publishedId");
      const draft = contentOf(published, idIn("draftId"));
      return [{ createIfNotExists: draft }, remove(published._id)];
    }
    case "delete": {
      const drafts = Array.isArray(includeDrafts) ? (includeDrafts as string[]) : [];
      return [...drafts, existing("publishedId")._id].map(remove);
    }
    case "discard":
      return [remove(existing("draftId")._id)];
    case "version.discard":
      return [remove(existing("versionId")._id)];
    case "replaceDraft":
      return [{ createOrReplace: attributes }];
    default:
      throw requestError(400, `the action "${idIn("actionType")}" is not supported`);
  }
}

/** Copies a document's content under another id. */
function contentOf(document: PendingDocument, _id: string): JsonObject {
  const { _rev, _updatedAt, ...content } = document;
  return { ...content, _id };
}
