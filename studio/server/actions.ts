import { isJsonObject, type Json, type JsonObject } from "../../src/sanity/embedded/documents";
import type { PendingDocument, Get } from "./apply-mutations";
import { alreadyExists, checkRevision, documentNotFound, invalidMutation } from "./mutation-errors";

/**
 * Returns the mutations that an action of Sanity's API stands for. Releases are not supported.
 *
 * @throws HTTPException 400 for an action that is unknown or incomplete, 409 when the documents are not in the
 * state that it needs.
 */
export function mutationsOfAction(action: Json, get: Get, index: number): Json[] {
  if (!isJsonObject(action) || typeof action.actionType !== "string") {
    throw invalidMutation('an action needs an "actionType"', index);
  }
  const idIn = (key: string): string => {
    const id = action[key];
    if (typeof id === "string" && id !== "") return id;
    throw invalidMutation(`"${key}" is required`, index);
  };
  const existing = (key: string): PendingDocument => {
    const document = get(idIn(key));
    if (document === undefined) throw documentNotFound(idIn(key), index);
    return document;
  };
  const remove = (id: string): Json => ({ delete: { id } });

  switch (action.actionType.replace("sanity.action.document.", "")) {
    case "create": {
      const { _id: id } = isJsonObject(action.attributes) ? action.attributes : {};
      const earlier = (typeof id === "string" && get(id)) || get(idIn("publishedId"));
      if (earlier && action.ifExists === "ignore") return [];
      if (earlier) throw alreadyExists(earlier._id, index);
      return [{ create: action.attributes ?? null }];
    }
    case "edit": {
      const id = idIn("draftId");
      const edit = { patch: { ...(isJsonObject(action.patch) && action.patch), id } };
      return get(id) ? [edit] : [{ create: contentOf(existing("publishedId"), id) }, edit];
    }
    case "publish": {
      const draft = existing("draftId");
      const id = idIn("publishedId");
      checkRevision(draft._id, draft._rev, action.ifDraftRevisionId, index);
      checkRevision(id, get(id)?._rev, action.ifPublishedRevisionId, index);
      return [{ createOrReplace: strengthen(contentOf(draft, id)) }, remove(draft._id)];
    }
    case "unpublish": {
      const published = existing("publishedId");
      const draft = contentOf(published, idIn("draftId"));
      return [{ createIfNotExists: draft }, remove(published._id)];
    }
    case "delete": {
      const { _id } = existing("publishedId");
      const drafts = Array.isArray(action.includeDrafts) ? (action.includeDrafts as string[]) : [];
      return [...drafts, _id].map(remove);
    }
    case "discard":
      return [remove(existing("draftId")._id)];
    case "version.discard":
      return [remove(existing("versionId")._id)];
    case "replaceDraft":
      return [{ createOrReplace: action.attributes ?? null }];
    default:
      throw invalidMutation(`the action "${action.actionType}" is not supported`, index);
  }
}

/** Copies a document's content under another id. */
function contentOf(document: PendingDocument, _id: string): JsonObject {
  const { _rev, _updatedAt, ...content } = document;
  return { ...content, _id };
}

/** Makes references that waited for publication strong, as publishing does. */
function strengthen(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(strengthen);
  if (!isJsonObject(value)) return value;
  const { _strengthenOnPublish: waits, ...others } = value;
  const kept = Object.entries(others).filter(([key]) => waits === undefined || key !== "_weak");
  return Object.fromEntries(kept.map(([key, child]) => [key, strengthen(child)]));
}
