import { randomUUID } from "node:crypto";
import { runQuery } from "../../src/sanity/embedded/queries";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { alreadyExists, documentNotFound, invalidMutation, wrongRevision } from "./mutation-errors";
import type { Mutation, Target } from "./mutations";

/** The documents that a transaction starts from, by id. */
export type Documents = ReadonlyMap<string, StoredDocument>;

/** A document within a transaction, whose revision and times follow at its end. */
export type Draft = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>;

export interface DraftChange {
  readonly id: string;
  readonly before?: StoredDocument;
  readonly after?: Draft;
  /** The mutations of this document, each with its id. */
  readonly mutations: readonly object[];
}

export interface MutationResult {
  readonly id: string;
  readonly operation: "create" | "update" | "delete" | "none";
}

export interface AppliedMutations {
  readonly changes: readonly DraftChange[];
  /** One for each document of each mutation. */
  readonly results: readonly MutationResult[];
}

/**
 * Applies mutations one after another, with Sanity's own implementation of patches.
 *
 * @throws HTTPException 409 for a document that exists, is missing or has another revision, 400 for a patch that
 * cannot be applied.
 */
export async function applyMutations(
  mutations: readonly Mutation[],
  documents: Documents,
): Promise<AppliedMutations> {
  // Loaded here, as a build runs without packages for development.
  const { Mutation: Mutator } = await import("@sanity/mutator");
  const current = new Map<string, Draft | undefined>();
  const applied = new Map<string, object[]>();
  const results: MutationResult[] = [];
  const get = (id: string): Draft | undefined =>
    current.has(id) ? current.get(id) : documents.get(id);
  const set = (id: string, after: Draft | undefined, mutation: object): void => {
    const operation = get(id) === undefined ? "create" : after === undefined ? "delete" : "update";
    current.set(id, after);
    applied.set(id, [...(applied.get(id) ?? []), mutation]);
    results.push({ id, operation });
  };
  const targets = async (target: Target): Promise<string[]> => {
    if ("id" in target) return [target.id];
    const all = new Map<string, Draft | undefined>([...documents, ...current]);
    const present = [...all.values()].filter((document) => document !== undefined);
    const { result } = await runQuery(target, present as StoredDocument[]);
    const found = (Array.isArray(result) ? result : [result]) as ({ _id?: unknown } | null)[];
    return found.flatMap((document) => (typeof document?._id === "string" ? [document._id] : []));
  };

  for (const [index, mutation] of mutations.entries()) {
    if (mutation.kind === "delete" || mutation.kind === "patch") {
      for (const id of await targets(mutation.target)) {
        const before = get(id);
        const { ifRevisionID } = mutation;
        if (ifRevisionID !== undefined && before?._rev !== ifRevisionID) {
          throw wrongRevision(id, ifRevisionID, before?._rev as string | undefined, index);
        }
        if (mutation.kind === "delete") {
          if (before === undefined) results.push({ id, operation: "none" });
          else set(id, undefined, { delete: { id } });
        } else {
          if (before === undefined) throw documentNotFound(id, index);
          const patch = { patch: { id, ...mutation.operations } };
          set(id, patched(before, patch, index), patch);
        }
      }
    } else {
      const { kind } = mutation;
      const document = { ...mutation.document, _id: completeId(mutation.document._id) };
      const before = get(document._id);
      if (before !== undefined && kind === "create") throw alreadyExists(document._id, index);
      if (before !== undefined && kind === "createIfNotExists") {
        results.push({ id: document._id, operation: "none" });
      } else {
        set(document._id, document, { [kind]: document });
      }
    }
  }

  const changes = [...current].flatMap(([id, after]) => {
    const before = documents.get(id);
    if (before === undefined && after === undefined) return [];
    return [
      { id, ...(before && { before }), ...(after && { after }), mutations: applied.get(id) ?? [] },
    ];
  });
  return { changes, results };

  function patched(before: Draft, patch: object, index: number): Draft {
    let after: unknown;
    try {
      // A copy: what a patch sets must not be shared between documents.
      after = new Mutator({ mutations: [structuredClone(patch)] }).apply(before);
    } catch (error) {
      throw invalidMutation((error as Error).message, index);
    }
    const { _id, _type } = after as Draft;
    if (_id !== before._id || _type !== before._type) {
      throw invalidMutation('"_id" and "_type" of a document cannot be changed', index);
    }
    return after as Draft;
  }
}

/** An id that is missing or ends with a dot is completed, as in `drafts.`. */
function completeId(id = ""): string {
  return id === "" || id.endsWith(".") ? `${id}${randomUUID()}` : id;
}
