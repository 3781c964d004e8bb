import { createHash, randomUUID } from "node:crypto";
import { access, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { requestError, type HttpError } from "../api/http-responses";
import type { AssetKind } from "../dataset/asset-references";
import { storeFile } from "../dataset/dataset-files";
import {
  changesBetween,
  inOrder,
  withMutations,
  type Commit,
  type DocumentChange,
} from "../dataset/document-changes";
import { editDataset, findDocument } from "../dataset/edit-dataset";
import {
  loadEditableDataset,
  withAssets,
  type DatasetSource,
  type EditableDataset,
} from "../dataset/load-dataset";
import { dataFileName, readData, type Json, type SourceDocument } from "../dataset/read-documents";
import type { StoredDocument } from "../dataset/revision-cache";
import { parseDocument } from "../dataset/serialized-document";
import { folderOf, type UploadedAsset } from "../dataset/upload-asset";
import { removeTemporaryFiles, writeFileAtomically } from "../dataset/write-file";
import type { AppliedMutations, MutationResult, Snapshot } from "./apply-mutations";
import { checkChanges } from "./check-changes";

export interface TransactionOptions {
  /** Id of the user. */
  readonly author: string;
  /** Chosen by the client, or else made up. It becomes the revision of every changed document. */
  readonly transactionId?: string | undefined;
  /** Applies and checks everything, but writes nothing. */
  readonly dryRun?: boolean;
}

export interface TransactionResult {
  readonly transactionId: string;
  readonly results: readonly MutationResult[];
  /** The documents after the transaction, by id. */
  readonly documents: ReadonlyMap<string, object>;
}

/** Author of changes that somebody made to the folder itself. */
export const folderAuthor = "folder";

/**
 * Edits a dataset folder, one transaction at a time. Each is on the disk before it is acknowledged, and a file
 * that was changed from outside is read again before it is written.
 */
export class DatasetEditor {
  /** One after another, as each starts from the files that the one before has written. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly transactionIds = new Set<string>();

  private constructor(
    private readonly source: DatasetSource,
    private dataset: EditableDataset,
    private readonly onCommit: (commit: Commit) => Promise<void>,
  ) {}

  /** @throws the loader's Error when the dataset is invalid. */
  static async open(
    source: DatasetSource,
    onCommit: (commit: Commit) => Promise<void>,
  ): Promise<DatasetEditor> {
    const folders = ["", folderOf("image"), folderOf("file")];
    await Promise.all(folders.map((name) => removeTemporaryFiles(join(source.folder, name))));
    const remembering = { ...source, knownFiles: new Map() };
    return new DatasetEditor(remembering, await loadEditableDataset(remembering), onCommit);
  }

  get current(): EditableDataset {
    return this.dataset;
  }

  /** Frees nothing: what is edited stays in memory. */
  release(): void {}

  /**
   * Reads the folder again.
   *
   * @returns the number of changed documents and assets.
   * @throws the loader's Error when the dataset is invalid. The last valid state is kept.
   */
  reload(): Promise<number> {
    return this.inTurn(() => this.readAgain());
  }

  /**
   * Applies a transaction and writes it, as a whole or not at all.
   *
   * @param apply returns the changes, or throws.
   * @throws HttpError of `apply`, 400 or 409 for changes that are refused, 503 when the files are damaged or
   * cannot be written.
   */
  transact(
    apply: (snapshot: Snapshot) => Promise<AppliedMutations>,
    { author, transactionId = randomUUID(), dryRun = false }: TransactionOptions,
  ): Promise<TransactionResult> {
    return this.inTurn(async () => {
      if (this.transactionIds.has(transactionId)) {
        throw requestError(
          409,
          "Conflict",
          `The transaction "${transactionId}" is committed already.`,
        );
      }
      await this.readChangesFromOutside();
      const before = this.dataset;
      const snapshot: Snapshot = {
        get: (id) => findDocument(before, id),
        all: () => before.documents.map(parseDocument),
      };
      const { changes, results } = await apply(snapshot);
      checkChanges(changes, snapshot);

      const timestamp = new Date().toISOString();
      const edits = changes.map(({ before: was, after }) => ({
        id: (after ?? was)!._id,
        ...(after && { content: after as SourceDocument }),
      }));
      const deleted = edits.filter(({ content }) => content === undefined).map(({ id }) => id);
      const edited = editDataset(before, edits, { rev: transactionId, timestamp });
      const kept = [...edited.assets].filter(([, { document }]) => !deleted.includes(document._id));
      const after = withAssets(this.source, edited, new Map(kept));
      if (!dryRun) {
        await this.write(before, after);
        this.transactionIds.add(transactionId);
        const committed = changes.map((change, index) => {
          const is = findDocument(after, edits[index]!.id);
          return {
            mutations: change.mutations.map((mutation) => withCreationTime(mutation, is)),
            ...(change.before && { before: change.before }),
            ...(is && { after: is }),
          };
        });
        await this.onCommit({ transactionId, timestamp, author, changes: inOrder(committed) });
      }
      const documents = results.flatMap(({ id }) => findDocument(after, id) ?? []);
      return {
        transactionId,
        results,
        documents: new Map(documents.map((document) => [document._id, document])),
      };
    });
  }

  /**
   * Stores a file. One with the same content as another is the same asset.
   *
   * @throws HttpError 400 for an image that cannot be decoded, 503 when the file cannot be written.
   */
  upload(kind: AssetKind, fileName: string, content: Buffer, author: string): Promise<object> {
    return this.inTurn(async () => {
      const before = this.dataset;
      const [reference, asset] =
        (await findAsset(kind, content, before)) ??
        (await storeFile(kind, fileName, content, this.source).catch((error: unknown) => {
          throw uploadError(error);
        }));
      const assets = new Map([...before.assets, [reference, asset] as const]);
      this.dataset = withAssets(this.source, before, assets);
      const changes = changesBetween(before.documents, this.dataset.documents);
      await this.announce(changes.map(withMutations), author);
      return findDocument(this.dataset, asset.document._id)!;
    });
  }

  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(act);
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async readAgain(): Promise<number> {
    const before = this.dataset.documents;
    this.dataset = await loadEditableDataset(this.source, this.dataset);
    const changes = changesBetween(before, this.dataset.documents);
    await this.announce(changes.map(withMutations), folderAuthor);
    return changes.length;
  }

  /** @throws HttpError 503 for a damaged file, which is then not written over. */
  private async readChangesFromOutside(): Promise<void> {
    try {
      const data = await readData(this.source.folder);
      if (!data.equals(this.dataset.data)) await this.readAgain();
    } catch (error) {
      throw unavailable(`Nothing was written: ${(error as Error).message}`);
    }
  }

  private async write(before: EditableDataset, after: EditableDataset): Promise<void> {
    try {
      if (!after.data.equals(before.data)) {
        const file = await realpath(join(this.source.folder, dataFileName));
        await writeFileAtomically(file, after.data);
      }
    } catch (error) {
      throw unavailable(`The dataset cannot be written: ${(error as Error).message}`);
    }
    this.dataset = after;
    const removed = [...before.assets].filter(([reference]) => !after.assets.has(reference));
    await Promise.all(removed.map(([, { served }]) => rm(served.file, { force: true })));
  }

  private async announce(changes: readonly DocumentChange[], author: string): Promise<void> {
    if (changes.length === 0) return;
    const timestamp = new Date().toISOString();
    await this.onCommit({ transactionId: randomUUID(), timestamp, author, changes });
  }
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

/** Returns the asset that has this content already, if its file is still there. */
async function findAsset(
  kind: AssetKind,
  content: Buffer,
  { assets }: EditableDataset,
): Promise<readonly [Json, UploadedAsset] | undefined> {
  const sha1 = createHash("sha1").update(content).digest("hex");
  const known = [...assets].find(
    ([, { served, document }]) => served.sha1 === sha1 && document._id.startsWith(`${kind}-`),
  );
  const isThere =
    known &&
    (await access(known[1].served.file).then(
      () => true,
      () => false,
    ));
  return isThere ? known : undefined;
}

function unavailable(message: string): HttpError {
  return requestError(503, "Service Unavailable", message);
}

/** Errors of the file system have a code; others are about the content. */
function uploadError(error: unknown): HttpError {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined
    ? requestError(400, "Bad Request", message)
    : unavailable(`The file cannot be written: ${message}`);
}
