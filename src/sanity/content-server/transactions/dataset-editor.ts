import { randomUUID } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { requestError, unavailable } from "../http-error";
import {
  changesBetween,
  withMutations,
  type Commit,
  type DocumentChange,
} from "../dataset/document-changes";
import { findDocument } from "../dataset/edit-dataset";
import { loadEditableDataset, type EditableDataset } from "../dataset/editable-dataset";
import { type DatasetSource } from "../dataset/load-dataset";
import { dataFileName, readData } from "../dataset/read-documents";
import type { StoredDocument } from "../dataset/revision-cache";
import { folderOf } from "../dataset/upload-asset";
import { removeTemporaryFiles, writeFileAtomically } from "../dataset/write-file";
import type { AppliedMutations, Snapshot } from "./apply-mutations";
import { prepareTransaction, type PreparedTransaction } from "./prepare-transaction";
import { uploadFile, type Upload } from "./upload-file";

export interface TransactionOptions {
  /** Id of the user. */
  readonly author: string;
  /** Chosen by the client, or else made up. It becomes the revision of every changed document. */
  readonly transactionId?: string | undefined;
  /** Applies and checks everything, but writes nothing. */
  readonly dryRun?: boolean;
}

/** Author of changes that somebody made to the folder itself. */
export const folderAuthor = "folder";

type OnCommit = (commit: Commit) => Promise<void>;

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
    private readonly onCommit: OnCommit,
  ) {}

  /** @throws the loader's Error when the dataset is invalid. */
  static async open(source: DatasetSource, onCommit: OnCommit): Promise<DatasetEditor> {
    const folders = ["", folderOf("image"), folderOf("file")];
    await Promise.all(folders.map((name) => removeTemporaryFiles(join(source.folder, name))));
    const remembering = { ...source, knownFiles: new Map() };
    return new DatasetEditor(remembering, await loadEditableDataset(remembering), onCommit);
  }

  get current(): EditableDataset {
    return this.dataset;
  }

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
  ): Promise<PreparedTransaction> {
    return this.inTurn(async () => {
      if (this.transactionIds.has(transactionId)) {
        const message = `The transaction "${transactionId}" is committed already.`;
        throw requestError(409, "Conflict", message);
      }
      await this.readChangesFromOutside();
      const options = { transactionId, author };
      const prepared = await prepareTransaction(this.source, this.dataset, apply, options);
      if (!dryRun) {
        await this.write(prepared);
        this.transactionIds.add(transactionId);
        await this.onCommit(prepared.commit);
      }
      return prepared;
    });
  }

  /**
   * Stores a file.
   *
   * @returns the document of its asset.
   * @throws HttpError 400 for an image that cannot be decoded, 503 when the file cannot be written.
   */
  upload(upload: Upload, author: string): Promise<StoredDocument | undefined> {
    return this.inTurn(async () => {
      const before = this.dataset.documents;
      const { after, id } = await uploadFile(this.source, this.dataset, upload);
      this.dataset = after;
      await this.announce(changesBetween(before, after.documents), author);
      return findDocument(after, id);
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
    await this.announce(changes, folderAuthor);
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

  private async write({ before, after }: PreparedTransaction): Promise<void> {
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
    await this.onCommit({
      transactionId: randomUUID(),
      timestamp: new Date().toISOString(),
      author,
      changes: changes.map(withMutations),
    });
  }
}
