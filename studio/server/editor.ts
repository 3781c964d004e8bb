import { randomUUID } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { folderOf, type DatasetFolder } from "../../src/sanity/embedded/assets";
import {
  dataFileName,
  loadDataset,
  readData,
  type Dataset,
} from "../../src/sanity/embedded/dataset";
import {
  changesBetween,
  inOrder,
  type Commit,
  type DocumentChange,
} from "../../src/sanity/embedded/document-changes";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { applySteps, type AppliedMutations, type Step } from "./apply-mutations";
import { checkChanges } from "./check-changes";
import { editDataset } from "./edit-dataset";
import { effectsOf } from "./effects";
import { findAsset, storeFile, type Upload } from "./upload-file";
import { removeTemporaryFile, writeFileAtomically } from "./write-file";

interface Transaction {
  readonly after: Dataset;
  readonly transactionId: string;
  readonly results: AppliedMutations["results"];
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

  private constructor(
    private readonly folder: DatasetFolder,
    private dataset: Dataset,
    private readonly onCommit: OnCommit,
  ) {}

  /** @throws the loader's Error when the dataset is invalid. */
  static async open(folder: DatasetFolder, onCommit: OnCommit): Promise<DatasetEditor> {
    for (const name of ["", folderOf("image"), folderOf("file")]) {
      await removeTemporaryFile(join(folder.folder, name));
    }
    const dataset = await loadDataset(folder);
    return new DatasetEditor(folder, dataset, onCommit);
  }

  get current(): Dataset {
    return this.dataset;
  }

  /**
   * Reads the folder again.
   *
   * @returns the number of changed documents and assets.
   * @throws the loader's Error when the dataset is invalid. The last valid state is kept.
   */
  reload(): Promise<number> {
    return this.inTurn(() => this.readAgain(folderAuthor));
  }

  /**
   * Applies a transaction and writes it, as a whole or not at all.
   *
   * @param author id of the user.
   * @param transactionId becomes the revision of every changed document.
   * @throws HTTPException 400 or 409 for changes that are refused, 503 when the files are damaged or cannot be
   * written.
   */
  transact(
    steps: readonly Step[],
    author: string,
    transactionId: string = randomUUID(),
  ): Promise<Transaction> {
    return this.inTurn(async () => {
      await this.readChangesFromOutside();
      const { documents } = this.dataset;
      const { changes, results } = await applySteps(steps, documents);
      checkChanges(changes, documents);
      const timestamp = new Date().toISOString();
      const after = editDataset(this.dataset, changes, { rev: transactionId, timestamp });
      const committed = changes.map(({ after: _draft, ...change }) => {
        const stored = after.documents.get(change.id);
        return describeChange({ ...change, ...(stored && { after: stored }) });
      });
      await this.write(after);
      await this.onCommit({ transactionId, timestamp, author, changes: inOrder(committed) });
      return { after, transactionId, results };
    });
  }

  /**
   * Stores a file. One with the same content as another is the same asset.
   *
   * @returns the document of its asset.
   * @throws HTTPException 400 for a file that the site cannot show, 503 when the files are damaged or cannot be
   * written.
   */
  upload(upload: Upload, author: string): Promise<StoredDocument | undefined> {
    return this.inTurn(async () => {
      await this.readChangesFromOutside();
      if (!findAsset(upload, this.dataset)) {
        await storeFile(this.folder, upload);
        await this.readAgain(author);
      }
      return this.dataset.documents.get(findAsset(upload, this.dataset)?.document._id ?? "");
    });
  }

  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(act);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Takes over what the folder has become. @returns the number of changes. */
  private async readAgain(author: string): Promise<number> {
    const { documents } = this.dataset;
    this.dataset = await loadDataset(this.folder, this.dataset);
    const changes = changesBetween(documents, this.dataset.documents).map(describeChange);
    const timestamp = new Date().toISOString();
    if (changes.length > 0) {
      await this.onCommit({ transactionId: randomUUID(), timestamp, author, changes });
    }
    return changes.length;
  }

  /** @throws HTTPException 503 for a damaged file, which is then not written over. */
  private async readChangesFromOutside(): Promise<void> {
    try {
      if ((await readData(this.folder.folder)) !== this.dataset.text) {
        await this.readAgain(folderAuthor);
      }
    } catch (error) {
      throw requestError(503, `Nothing was written: ${(error as Error).message}`);
    }
  }

  private async write(after: Dataset): Promise<void> {
    const before = this.dataset;
    try {
      if (after.text !== before.text) {
        const file = await realpath(join(this.folder.folder, dataFileName));
        await writeFileAtomically(file, Buffer.from(after.text));
      }
    } catch (error) {
      throw requestError(503, `The dataset cannot be written: ${(error as Error).message}`);
    }
    this.dataset = after;
    const removed = [...before.assets].filter(([reference]) => !after.assets.has(reference));
    await Promise.all(removed.map(([, { file }]) => rm(file, { force: true })));
  }
}

/** Adds the effects of a change and, where somebody changed the file itself, the mutation that does the same. */
function describeChange(change: DocumentChange): DocumentChange {
  const { id, before, after } = change;
  const mutations = [after ? { createOrReplace: after } : { delete: { id } }];
  return { mutations, ...change, effects: effectsOf(before, after) };
}
