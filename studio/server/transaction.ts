import { randomUUID } from "node:crypto";
import type { HTTPException } from "hono/http-exception";
import { Mutation } from "@sanity/mutator";
import {
  isJsonObject,
  objectsIn,
  type Json,
  type JsonObject,
  type StoredDocument,
} from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { documentTypeNames } from "../../src/sanity/model/document-types";

/** A document within a transaction, whose revision and time of change follow at its end. */
export type PendingDocument = JsonObject & { readonly _id: string; readonly _type: string };

/** Returns a document as the mutations before have left it. */
export type Get = (id: string) => PendingDocument | undefined;

/** A document after a transaction, absent when it is deleted, and the mutations that led there. */
type Change = { readonly after: PendingDocument | undefined; readonly mutations: object[] };

/** By the document's id. */
export type Changes = ReadonlyMap<string, Change>;

/** The library passes over others. */
const patchKeys = new Set("id set setIfMissing unset inc dec insert diffMatchPatch".split(" "));

/** Mutations that are applied together, with Sanity's own implementation. */
export class Transaction {
  /** What each mutation has done. */
  readonly results: { readonly id: string; readonly operation: string }[] = [];

  private readonly changed = new Map<string, Change>();

  /** @param documents those that it starts from. */
  constructor(private readonly documents: ReadonlyMap<string, StoredDocument>) {}

  readonly get: Get = (id) =>
    this.changed.has(id) ? this.changed.get(id)?.after : this.documents.get(id);

  /**
   * Applies a mutation of Sanity's API.
   *
   * @throws HTTPException 409 for a document that exists, is missing or has another revision, 400 for a mutation
   * that is none, or cannot be applied.
   */
  apply(mutation: Json): void {
    const [[kind, content] = [], ...others] = isJsonObject(mutation)
      ? Object.entries(mutation)
      : [];
    if (kind === undefined || !isJsonObject(content) || others.length > 0) {
      throw requestError(400, "a mutation is an object with one key that holds an object");
    }
    const isCreation = kind.startsWith("create");
    const id = isCreation ? newId(kind, content._id) : content.id;
    if (typeof id !== "string" || id === "") throw requestError(400, `the ${kind} has no id`);
    const before = this.get(id);
    if (kind === "create" && before) throw alreadyExists(id);
    if (kind === "patch" && !before) throw documentNotFound(id);
    const { ifRevisionID, ...own } = content;
    checkRevision(id, before?._rev, ifRevisionID);

    const unknown = Object.keys(own).find((name) => !patchKeys.has(name));
    if (kind === "patch" && unknown) {
      throw requestError(400, `unknown patch operation "${unknown}"`);
    }

    const created = isCreation && { _id: id, ...(before && { _createdAt: before._createdAt }) };
    const sent = { [kind]: { ...own, ...created } };
    const after = applied(sent, before);
    if (kind === "patch" && (after?._id !== id || after._type !== before?._type)) {
      throw requestError(400, '"_id" and "_type" of a document cannot be changed');
    }
    if (after === before && kind !== "patch") {
      this.results.push({ id, operation: "none" });
      return;
    }
    const mutations = [...(this.changed.get(id)?.mutations ?? []), sent];
    this.changed.set(id, { after, mutations });
    this.results.push({ id, operation: !before ? "create" : after ? "update" : "delete" });
  }

  /**
   * Returns what has changed.
   *
   * @throws HTTPException 400 for a type that the content model does not have, such as that of an asset's own
   * document, 409 for a reference to a document that does not exist, now or after a deletion.
   */
  changes(): Changes {
    for (const id of new Set([...this.documents.keys(), ...this.changed.keys()])) {
      const document = this.get(id);
      if (!document) continue;
      const isChanged = this.changed.has(id);
      if (isChanged && !documentTypeNames.some((name) => name === document._type)) {
        const names = documentTypeNames.join(", ");
        const type = JSON.stringify(document._type);
        throw requestError(400, `the content model has no document type ${type}, only ${names}`);
      }
      const missing = strongReferences(document).find(
        (other) => !this.get(other) && (isChanged || this.changed.has(other)),
      );
      if (missing === undefined) continue;
      const why = this.changed.has(missing) ? "would be deleted" : "does not exist";
      throw requestError(409, `Document "${id}" refers to "${missing}", which ${why}.`);
    }
    return this.changed;
  }
}

/** An id that is missing or ends with a dot is completed, as in `drafts.`. */
function newId(kind: string, given: Json = ""): Json {
  const isCompleted = typeof given === "string" && (given.endsWith(".") || given === "");
  return isCompleted && (given !== "" || kind === "create") ? `${given}${randomUUID()}` : given;
}

/** @returns the document after a mutation; undefined for a deleted one. */
function applied(
  mutation: object,
  before: PendingDocument | undefined,
): PendingDocument | undefined {
  try {
    // A copy: the document that it creates, and what a patch sets, is not shared with the mutation.
    const mutations = [structuredClone(mutation)];
    const after = new Mutation({ mutations }).apply(before ?? null);
    return (after as PendingDocument | null) ?? undefined;
  } catch (error) {
    throw requestError(400, (error as Error).message);
  }
}

/** Returns the ids that a document refers to and that have to exist. */
function strongReferences(document: Json): string[] {
  return objectsIn(document).flatMap(({ _ref, _weak }) =>
    typeof _ref === "string" && _weak !== true ? [_ref] : [],
  );
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
