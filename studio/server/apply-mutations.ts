import { randomUUID } from "node:crypto";
import type { HTTPException } from "hono/http-exception";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type StoredDocument,
} from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";

/** The documents that a transaction starts from, by id. */
export type Documents = ReadonlyMap<string, StoredDocument>;

/** A document within a transaction, whose revision and time of change follow at its end. */
export type PendingDocument = JsonObject & { readonly _id: string; readonly _type: string };

/** Returns a document as the steps before have left it. */
export type Get = (id: string) => PendingDocument | undefined;

/** Part of a transaction. It returns mutations of Sanity's API, which are checked when they are applied. */
export type Step = (get: Get) => readonly Json[];

export interface PendingChange {
  readonly id: string;
  readonly before?: StoredDocument;
  readonly after?: PendingDocument;
  /** The mutations of this document, each with its id. */
  readonly mutations: readonly object[];
}

export interface AppliedMutations {
  readonly changes: readonly PendingChange[];
  /** One for each mutation. */
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

  for (const step of steps) {
    for (const mutation of step(get)) apply(mutation);
  }
  const changes = [...current].flatMap(([id, { after, mutations }]) => {
    const before = documents.get(id);
    if (before === undefined && after === undefined) return [];
    return [{ id, ...(before && { before }), ...(after && { after }), mutations }];
  });
  return { changes, results };

  function apply(mutation: Json): void {
    const [entry, ...others] = isJsonObject(mutation) ? Object.entries(mutation) : [];
    const [kind, content] = entry ?? [];
    if (others.length > 0 || !isJsonObject(content)) {
      throw requestError(400, "a mutation is an object with one key that holds an object");
    }
    switch (kind) {
      case "create":
      case "createOrReplace":
      case "createIfNotExists":
        create(kind, content);
        return;
      case "delete":
      case "patch": {
        const { id } = content;
        if (typeof id !== "string" || id === "") throw requestError(400, `a ${kind} needs an "id"`);
        const before = get(id);
        checkRevision(id, before?._rev, content.ifRevisionID);
        if (kind === "patch") patch(id, before, content);
        else if (before) set(id, undefined, { delete: { id } });
        else results.push({ id, operation: "none" });
        return;
      }
      default:
        throw requestError(400, `unknown mutation "${kind}"`);
    }
  }

  function create(kind: string, content: JsonObject): void {
    const { _id: given = "", _type } = content;
    if (typeof _type !== "string" || _type === "") {
      throw requestError(400, 'the document has no "_type"');
    }
    if (typeof given !== "string" || (given === "" && kind !== "create")) {
      throw requestError(400, 'the document has no "_id"');
    }
    // An id that is missing or ends with a dot is completed, as in `drafts.`.
    const id = given === "" || given.endsWith(".") ? `${given}${randomUUID()}` : given;
    const before = get(id);
    if (before && kind === "create") throw alreadyExists(id);
    if (before && kind === "createIfNotExists") {
      results.push({ id, operation: "none" });
      return;
    }
    const now = new Date().toISOString();
    const _createdAt = documents.get(id)?._createdAt ?? content._createdAt ?? now;
    const document = { ...content, _id: id, _type, _createdAt };
    set(id, document, { [kind]: document });
  }

  function patch(id: string, before: PendingDocument | undefined, content: JsonObject): void {
    if (before === undefined) throw documentNotFound(id);
    const { id: _id, ifRevisionID: _rev, ...operations } = content;
    const unknown = Object.keys(operations).find((name) => !patchOperations.includes(name));
    if (unknown !== undefined) throw requestError(400, `unknown patch operation "${unknown}"`);
    const mutation = { patch: { id, ...operations } };
    let after: PendingDocument;
    try {
      // A copy: what a patch sets must not be shared between documents.
      after = new Mutator({ mutations: [structuredClone(mutation)] }).apply(
        before,
      ) as PendingDocument;
    } catch (error) {
      throw requestError(400, (error as Error).message);
    }
    if (after._id !== id || after._type !== before._type) {
      throw requestError(400, '"_id" and "_type" of a document cannot be changed');
    }
    set(id, after, mutation);
  }
}

export function alreadyExists(id: string): HTTPException {
  return requestError(409, `Document by ID "${id}" already exists`);
}

export function documentNotFound(id: string): HTTPException {
  return requestError(409, `The document with the ID "${id}" was not found`);
}

/** @throws HTTPException 409 where a document has another revision than the one that a client expects. */
export function checkRevision(id: string, current: unknown, expected: unknown): void {
  if (typeof expected !== "string" || expected === current) return;
  throw requestError(409, `Document "${id}" has another revision than ${expected} by now`);
}
