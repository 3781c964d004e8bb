import type { StoredDocument } from "../../src/sanity/embedded/documents";

/** Two states of a document; `before` is absent for a new one, `after` for a deleted one. */
interface DocumentChange {
  readonly id: string;
  readonly before?: StoredDocument;
  readonly after?: StoredDocument;
}

/** A change, and how it came about. */
export interface CommittedChange extends DocumentChange {
  /** What led from one state to the other, in the form of Sanity's API; the whole document where somebody changed the file. */
  readonly mutations: readonly object[];
  /** What the change did, in Mendoza. */
  readonly effects: object;
}

/** Changes that became visible at once. */
export interface Commit {
  readonly transactionId: string;
  /** UTC time in ISO 8601. */
  readonly timestamp: string;
  /** Id of the user who made them. */
  readonly author: string;
  readonly changes: readonly CommittedChange[];
}

/**
 * Lists the changes from one state of a dataset to the next, in an order that Sanity may send them in: assets
 * first, then documents in the order of the file, then what was deleted.
 */
export function changesBetween(
  before: ReadonlyMap<string, StoredDocument>,
  after: ReadonlyMap<string, StoredDocument>,
): DocumentChange[] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((id) => ({ id, was: before.get(id), is: after.get(id) }))
    .filter(({ was, is }) => was?._rev !== is?._rev)
    .map(({ id, was, is }) => ({ id, ...(was && { before: was }), ...(is && { after: is }) }));
}
