import { isJsonObject, type Json, type JsonObject } from "../../src/sanity/embedded/documents";
import { invalidMutation } from "./mutation-errors";

/** A document in a mutation, which may leave its id to the server. */
export type NewDocument = JsonObject & { readonly _id?: string; readonly _type: string };

/** Which documents a mutation is about. */
export type Target =
  | { readonly id: string }
  | { readonly query: string; readonly params: Readonly<Record<string, unknown>> };

/** A mutation of Sanity's API, checked. */
export type Mutation =
  | {
      readonly kind: "create" | "createOrReplace" | "createIfNotExists";
      readonly document: NewDocument;
    }
  | { readonly kind: "delete"; readonly target: Target; readonly ifRevisionID?: string }
  | {
      readonly kind: "patch";
      readonly target: Target;
      readonly ifRevisionID?: string;
      /** `set`, `unset` and so on. */
      readonly operations: JsonObject;
    };

const patchOperations = new Set([
  "set",
  "setIfMissing",
  "unset",
  "inc",
  "dec",
  "insert",
  "diffMatchPatch",
]);

/**
 * Checks the `mutations` of a request.
 *
 * @throws HTTPException 400 with Sanity's error about a mutation.
 */
export function parseMutations(value: unknown): Mutation[] {
  if (!Array.isArray(value)) throw invalidMutation('"mutations" has to be a list');
  return (value as Json[]).map(parseMutation);
}

function parseMutation(value: Json, index: number): Mutation {
  const [entry, ...others] = isJsonObject(value) ? Object.entries(value) : [];
  const [kind, content] = entry ?? [];
  if (kind === undefined || content === undefined || others.length > 0 || !isJsonObject(content)) {
    throw invalidMutation("a mutation is an object with one key that holds an object", index);
  }
  switch (kind) {
    case "create":
    case "createOrReplace":
    case "createIfNotExists":
      return { kind, document: parseNewDocument(content, kind !== "create", index) };
    case "delete":
      return { kind, ...parseTarget(content, index) };
    case "patch": {
      const {
        id: _id,
        query: _query,
        params: _params,
        ifRevisionID: _rev,
        ...operations
      } = content;
      const unknown = Object.keys(operations).find((name) => !patchOperations.has(name));
      if (unknown !== undefined)
        throw invalidMutation(`unknown patch operation "${unknown}"`, index);
      return { kind, ...parseTarget(content, index), operations };
    }
    default:
      throw invalidMutation(`unknown mutation "${kind}"`, index);
  }
}

function parseNewDocument(content: JsonObject, needsId: boolean, index: number): NewDocument {
  const { _id, _type } = content;
  if (typeof _type !== "string" || _type === "") {
    throw invalidMutation('the document has no "_type"', index);
  }
  if ((_id !== undefined && typeof _id !== "string") || (needsId && !_id)) {
    throw invalidMutation('the document has no "_id"', index);
  }
  return content as NewDocument;
}

function parseTarget(
  { id, query, params, ifRevisionID }: JsonObject,
  index: number,
): { target: Target; ifRevisionID?: string } {
  const revision = typeof ifRevisionID === "string" ? { ifRevisionID } : {};
  if (typeof id === "string" && id !== "") return { target: { id }, ...revision };
  if (typeof query === "string" && query !== "") {
    const given = params !== undefined && isJsonObject(params) ? params : {};
    return { target: { query, params: given }, ...revision };
  }
  throw invalidMutation('"id" or "query" is required', index);
}
