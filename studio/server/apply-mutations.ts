import { randomUUID } from "node:crypto";
import { isJsonObject, type Json, type JsonObject } from "../../src/sanity/embedded/documents";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { queryFromBody, runQuery } from "../../src/sanity/embedded/queries";
import { alreadyExists, checkRevision, documentNotFound, invalidMutation } from "./mutation-errors";

/** The documents that a transaction starts from, by id. */
export type Documents = ReadonlyMap<string, StoredDocument>;

/** A document within a transaction, whose revision and time of change follow at its end. */
export type PendingDocument = JsonObject & { readonly _id: string; readonly _type: string };

/** Returns a document as the steps before have left it. */
export type Get = (id: string) => PendingDocument | undefined;

/** Part of a transaction. It returns mutations of Sanity's API, which are checked when they are applied. */
export type Step = (get: Get, index: number) => readonly Json[];

export interface PendingChange {
  readonly id: string;
  readonly before?: StoredDocument;
  readonly after?: PendingDocument;
  /** The mutations of this document, each with its id. */
  readonly mutations: readonly object[];
}

export interface AppliedMutations {
  readonly changes: readonly PendingChange[];
  /** One for each document of each mutation. */
  readonly results: readonly {
    readonly id: string;
    readonly operation: "create" | "update" | "delete" | "none";
  }[];
}

const patchOperations = "set setIfMissing unset inc dec insert diffMatchPatch".split(" ");

/**
 * Applies the steps of a transaction, with Sanity's own implementation of patches.
 *
 * @throws HTTPException 409 for a document that exists, is missing or has another revision, 400 for a mutation
 * that is none, or cannot be applied.
 */
export async function applySteps(
  steps: readonly Step[],
  documents: Documents,
): Promise<AppliedMutations> {
  // Loaded here, as a build runs without packages for development.
  const { Mutation: Mutator } = await import("@sanity/mutator");
  const current = new Map<string, { after: PendingDocument | undefined; mutations: object[] }>();
  const results: AppliedMutations["results"][number][] = [];
  const get: Get = (id) => (current.has(id) ? current.get(id)?.after : documents.get(id));
  const set = (id: string, after: PendingDocument | undefined, mutation: object): void => {
    const operation = get(id) === undefined ? "create" : after === undefined ? "delete" : "update";
    current.set(id, { after, mutations: [...(current.get(id)?.mutations ?? []), mutation] });
    results.push({ id, operation });
  };

  for (const [index, step] of steps.entries()) {
    for (const mutation of step(get, index)) await apply(mutation, index);
  }
  const changes = [...current].flatMap(([id, { after, mutations }]) => {
    const before = documents.get(id);
    if (before === undefined && after === undefined) return [];
    return [{ id, ...(before && { before }), ...(after && { after }), mutations }];
  });
  return { changes, results };

  async function apply(mutation: Json, index: number): Promise<void> {
    const [entry, ...others] = isJsonObject(mutation) ? Object.entries(mutation) : [];
    const [kind, content] = entry ?? [];
    if (others.length > 0 || !isJsonObject(content)) {
      throw invalidMutation("a mutation is an object with one key that holds an object", index);
    }
    switch (kind) {
      case "create":
      case "createOrReplace":
      case "createIfNotExists":
        create(kind, content, index);
        return;
      case "delete":
      case "patch":
        for (const id of await targetsOf(content, index)) {
          const before = get(id);
          checkRevision(id, before?._rev, content.ifRevisionID, index);
          if (kind === "patch") patch(id, before, content, index);
          else if (before) set(id, undefined, { delete: { id } });
          else results.push({ id, operation: "none" });
        }
        return;
      default:
        throw invalidMutation(`unknown mutation "${kind}"`, index);
    }
  }

  function create(kind: string, content: JsonObject, index: number): void {
    const { _id: given = "", _type } = content;
    if (typeof _type !== "string" || _type === "") {
      throw invalidMutation('the document has no "_type"', index);
    }
    if (typeof given !== "string" || (given === "" && kind !== "create")) {
      throw invalidMutation('the document has no "_id"', index);
    }
    // An id that is missing or ends with a dot is completed, as in `drafts.`.
    const id = given === "" || given.endsWith(".") ? `${given}${randomUUID()}` : given;
    const before = get(id);
    if (before && kind === "create") throw alreadyExists(id, index);
    if (before && kind === "createIfNotExists") {
      results.push({ id, operation: "none" });
      return;
    }
    const now = new Date().toISOString();
    const _createdAt = documents.get(id)?._createdAt ?? content._createdAt ?? now;
    const document = { ...content, _id: id, _type, _createdAt };
    set(id, document, { [kind]: document });
  }

  function patch(
    id: string,
    before: PendingDocument | undefined,
    content: JsonObject,
    index: number,
  ): void {
    if (before === undefined) throw documentNotFound(id, index);
    const { id: _id, query: _query, params: _params, ifRevisionID: _rev, ...operations } = content;
    const unknown = Object.keys(operations).find((name) => !patchOperations.includes(name));
    if (unknown !== undefined) throw invalidMutation(`unknown patch operation "${unknown}"`, index);
    const mutation = { patch: { id, ...operations } };
    let after: PendingDocument;
    try {
      // A copy: what a patch sets must not be shared between documents.
      after = new Mutator({ mutations: [structuredClone(mutation)] }).apply(
        before,
      ) as PendingDocument;
    } catch (error) {
      throw invalidMutation((error as Error).message, index);
    }
    if (after._id !== id || after._type !== before._type) {
      throw invalidMutation('"_id" and "_type" of a document cannot be changed', index);
    }
    set(id, after, mutation);
  }

  /** Returns the ids of the documents that a deletion or a patch is about. */
  async function targetsOf(content: JsonObject, index: number): Promise<string[]> {
    const { id, query } = content;
    if (typeof id === "string" && id !== "") return [id];
    if (query === undefined) throw invalidMutation('"id" or "query" is required', index);
    const ids = new Set([...documents.keys(), ...current.keys()]);
    const present = [...ids].flatMap((each) => get(each) ?? []);
    const { result } = await runQuery(queryFromBody(content), present as StoredDocument[]);
    const found = [result].flat() as ({ _id?: unknown } | null)[];
    return found.flatMap((document) => (typeof document?._id === "string" ? [document._id] : []));
  }
}
