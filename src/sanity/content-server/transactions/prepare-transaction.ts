import { inOrder, type Commit } from "../dataset/document-changes";
import { editDataset, findDocument } from "../dataset/edit-dataset";
import { withAssets, type EditableDataset } from "../dataset/editable-dataset";
import { type DatasetSource } from "../dataset/load-dataset";
import type { SourceDocument } from "../dataset/read-documents";
import type { StoredDocument } from "../dataset/revision-cache";
import { parseDocument } from "../dataset/serialized-document";
import type { AppliedMutations, MutationResult, Snapshot } from "./apply-mutations";
import { checkChanges } from "./check-changes";

/** A transaction that can be written. */
export interface PreparedTransaction {
  readonly before: EditableDataset;
  readonly after: EditableDataset;
  readonly commit: Commit;
  readonly results: readonly MutationResult[];
}

/**
 * Applies a transaction to a dataset in memory.
 *
 * @param apply returns the changes, or throws.
 * @throws HttpError of `apply`, 400 or 409 for changes that are refused.
 */
export async function prepareTransaction(
  source: DatasetSource,
  before: EditableDataset,
  apply: (snapshot: Snapshot) => Promise<AppliedMutations>,
  { transactionId, author }: Pick<Commit, "transactionId" | "author">,
): Promise<PreparedTransaction> {
  const snapshot: Snapshot = {
    get: (id) => findDocument(before, id),
    all: () => before.documents.map(parseDocument),
  };
  const { changes, results } = await apply(snapshot);
  checkChanges(changes, snapshot);

  const timestamp = new Date().toISOString();
  const edits = changes.map(({ id, after }) => ({
    id,
    ...(after && { content: after as SourceDocument }),
  }));
  const edited = editDataset(before, edits, { rev: transactionId, timestamp });
  const deleted = new Set(changes.filter((change) => !change.after).map(({ id }) => id));
  const kept = [...edited.assets].filter(([, { document }]) => !deleted.has(document._id));
  const after = withAssets(source, edited, new Map(kept));

  const committed = changes.map(({ id, before: was, mutations }) => {
    const is = findDocument(after, id);
    return {
      id,
      ...(was && { before: was }),
      ...(is && { after: is }),
      mutations: mutations.map((mutation) => withCreationTime(mutation, is)),
    };
  });
  return {
    before,
    after,
    commit: { transactionId, timestamp, author, changes: inOrder(committed) },
    results,
  };
}

/** Adds to a mutation that creates a document when that document counts as created. */
function withCreationTime(mutation: object, document: StoredDocument | undefined): object {
  if (document === undefined) return mutation;
  const entries = Object.entries(mutation).map(([kind, content]: [string, object]) =>
    kind.startsWith("create")
      ? [kind, { ...content, _createdAt: document._createdAt }]
      : [kind, content],
  );
  return Object.fromEntries(entries) as object;
}
