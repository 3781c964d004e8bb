import { isJsonObject, type Json, type JsonObject } from "../../src/sanity/embedded/documents";
import type { Documents } from "./apply-mutations";
import { alreadyExists, documentNotFound, invalidMutation, wrongRevision } from "./mutation-errors";
import { parseMutations, type Mutation, type NewDocument } from "./mutations";

type Action = JsonObject & { readonly actionType: string };

/** What an action reads: the dataset with what the actions before it have done. */
type Reader = Pick<Documents, "get">;

const prefix = "sanity.action.document.";

/**
 * Checks the `actions` of a request.
 *
 * @throws HTTPException 400
 */
export function parseActions(value: unknown): Action[] {
  const list = Array.isArray(value) ? (value as Json[]) : [value as Json];
  return list.map((action, index) => {
    if (isJsonObject(action ?? null) && typeof (action as JsonObject).actionType === "string") {
      return action as Action;
    }
    throw invalidMutation('an action needs an "actionType"', index);
  });
}

/**
 * Returns the mutations that an action of Sanity's API stands for. Releases are not supported.
 *
 * @throws HTTPException 400 for an action that is unknown or incomplete, 409 when the documents are not in the
 * state that it needs.
 */
export function mutationsOfAction(action: Action, index: number, { get }: Reader): Mutation[] {
  const text = (key: string): string => {
    const value = action[key];
    if (typeof value === "string" && value !== "") return value;
    throw invalidMutation(`"${key}" is required`, index);
  };
  const existing = (id: string) => {
    const document = get(id);
    if (document === undefined) throw documentNotFound(id, index);
    return document;
  };
  const checkRevision = (id: string, expected: Json | undefined): void => {
    const current = get(id)?._rev;
    if (typeof expected === "string" && expected !== current) {
      throw wrongRevision(id, expected, current, index);
    }
  };
  const remove = (id: string): Mutation => ({ kind: "delete", target: { id } });
  const removeIfThere = (ids: readonly string[]): Mutation[] =>
    ids.filter((id) => get(id) !== undefined).map(remove);

  switch (action.actionType.replace(prefix, "")) {
    case "create": {
      const document = newDocument(action.attributes, index);
      const published = get(text("publishedId"));
      const earlier = (document._id && get(document._id)) || published;
      if (earlier && action.ifExists === "ignore") return [];
      if (earlier) throw alreadyExists(earlier._id, index);
      return [{ kind: "create", document }];
    }
    case "edit": {
      const draftId = text("draftId");
      const patch = { ...(isJsonObject(action.patch ?? null) ? (action.patch as JsonObject) : {}) };
      const edits = parseMutations([{ patch: { ...patch, id: draftId } }]);
      if (get(draftId)) return edits;
      const base = existing(text("publishedId"));
      return [{ kind: "create", document: contentOf(base, draftId) }, ...edits];
    }
    case "publish": {
      const [draftId, publishedId] = [text("draftId"), text("publishedId")];
      const draft = existing(draftId);
      checkRevision(draftId, action.ifDraftRevisionId);
      checkRevision(publishedId, action.ifPublishedRevisionId);
      const document = strengthen(contentOf(draft, publishedId)) as NewDocument;
      return [{ kind: "createOrReplace", document }, remove(draftId)];
    }
    case "unpublish": {
      const [draftId, publishedId] = [text("draftId"), text("publishedId")];
      const document = contentOf(existing(publishedId), draftId);
      return [{ kind: "createIfNotExists", document }, remove(publishedId)];
    }
    case "delete": {
      const publishedId = text("publishedId");
      existing(publishedId);
      const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts : [];
      return [...removeIfThere(drafts as string[]), remove(publishedId)];
    }
    case "discard":
      return [remove(existing(text("draftId"))._id)];
    case "version.discard":
      return [remove(existing(text("versionId"))._id)];
    case "replaceDraft": {
      const document = newDocument(action.attributes, index);
      return [{ kind: "createOrReplace", document }];
    }
    default:
      throw invalidMutation(`the action "${action.actionType}" is not supported`, index);
  }
}

function newDocument(attributes: Json | undefined, index: number): NewDocument {
  const [mutation] = parseMutations([{ create: attributes ?? null }]);
  if (mutation?.kind === "create") return mutation.document;
  throw invalidMutation('"attributes" has to be a document', index);
}

/** Copies a document's content under another id. */
function contentOf(document: JsonObject & { readonly _type: string }, _id: string): NewDocument {
  const { _rev, _updatedAt, ...content } = document;
  return { ...content, _id, _type: document._type };
}

/** Makes references that waited for publication strong, as publishing does. */
function strengthen(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(strengthen);
  if (!isJsonObject(value)) return value;
  const { _strengthenOnPublish: waits, ...others } = value;
  const kept = Object.entries(others).filter(([key]) => waits === undefined || key !== "_weak");
  return Object.fromEntries(kept.map(([key, child]) => [key, strengthen(child)]));
}
