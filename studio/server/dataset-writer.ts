import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { folderOf, type Asset, type DatasetFolder } from "../../src/sanity/embedded/assets";
import { serializeDocuments } from "../../src/sanity/embedded/canonical";
import {
  dataFileName,
  loadDataset,
  parseDataset,
  readData,
  type Dataset,
} from "../../src/sanity/embedded/dataset";
import { changesBetween, type Commit } from "./document-changes";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import type { SchemaFields } from "../../src/sanity/model/schema-fields";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { effectsOf } from "./history";
import { nextDataset } from "./next-dataset";
import { isSameContent, sourceOf } from "./source-document";
import { Transaction, type Changes } from "./transaction";
import { storeFile, type Upload } from "./upload-file";
import { removeTemporaryFile, writeFileAtomically } from "./write-file";

/** Author of changes that somebody made to the folder itself. */
export const folderAuthor = "folder";

/** What a transaction has done. */
interface Written {
  readonly transactionId: string;
  readonly results: Transaction["results"];
  /** All documents after it, by id. */
  readonly documents: Dataset["documents"];
}

type OnCommit = (commit: Commit) => void;

/**
 * Edits a dataset folder, one transaction at a time. Each is on the disk before it is acknowledged, and a file
 * that was changed from outside is read again before it is written.
 */
export class DatasetWriter {
  /** One after another, as each starts from the files that the one before has written. */
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly folder: DatasetFolder,
    private dataset: Dataset,
    private readonly model: SchemaFields,
    private readonly onCommit: OnCommit,
  ) {}

  /**
   * @param model the fields of the content model.
   * @throws the loader's Error when the dataset is invalid.
   */
  static async open(
    folder: DatasetFolder,
    model: SchemaFields,
    onCommit: OnCommit,
  ): Promise<DatasetWriter> {
    for (const name of ["", folderOf("image"), folderOf("file")]) {
      await removeTemporaryFile(join(folder.folder, name));
    }
    const dataset = await loadDataset(folder);
    return new DatasetWriter(folder, dataset, model, onCommit);
  }

  get current(): Dataset {
    return this.dataset;
  }

  /**
   * Reads the folder again.
   *
   * @throws the loader's Error when the dataset is invalid. The last valid state is kept.
   */
  reload(): Promise<void> {
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
    act: (transaction: Transaction) => void,
    author: string,
    transactionId: string = randomUUID(),
  ): Promise<Written> {
    return this.inTurn(async () => {
      await this.readChangesFromOutside();
      const transaction = new Transaction(this.dataset.documents);
      act(transaction);
      const changes = transaction.changes();
      const timestamp = new Date().toISOString();
      const created = new Map<string, unknown>();
      const sources = new Map(this.dataset.sources);
      let isSame = true;
      for (const [id, { after }] of changes) {
        if (after === undefined) {
          if (sources.delete(id)) isSame = false;
          continue;
        }
        created.set(id, after._createdAt);
        const before = sources.get(id);
        const source = sourceOf(after, before, this.dataset, timestamp);
        if (isSameContent(source, before)) continue;
        sources.set(id, source);
        isSame = false;
      }
      const text = isSame ? this.dataset.text : serializeDocuments(sources.values(), this.model);
      const edit = { rev: transactionId, timestamp, created };
      const next = nextDataset(this.parsed(text), this.dataset, edit);
      await this.write(next);
      this.adopt(await this.withoutFiles(next, changes), {
        transactionId,
        timestamp,
        author,
        mutations: changes,
      });
      const { documents } = this.dataset;
      return { transactionId, results: transaction.results, documents };
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
      if (!this.assetOf(upload)) {
        await storeFile(this.folder, upload);
        await this.readAgain(author);
      }
      return this.dataset.documents.get(this.assetOf(upload)?.document._id ?? "");
    });
  }

  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(act);
    this.queue = result.catch(() => undefined);
    return result;
  }

  private assetOf({ kind, content }: Upload): Asset | undefined {
    const sha1 = createHash("sha1").update(content).digest("hex");
    return this.dataset.assets.find(
      ({ document, file }) =>
        document.sha1hash === sha1 && document._id.startsWith(`${kind}-`) && existsSync(file),
    );
  }

  /** Takes over what the folder has become. */
  private async readAgain(author: string): Promise<void> {
    const timestamp = new Date().toISOString();
    const next = nextDataset(await loadDataset(this.folder), this.dataset);
    this.adopt(next, { transactionId: randomUUID(), timestamp, author });
  }

  private adopt(
    next: Dataset,
    { mutations, ...commit }: Omit<Commit, "changes"> & { readonly mutations?: Changes },
  ): void {
    const { documents } = this.dataset;
    this.dataset = next;
    const changes = changesBetween(documents, next.documents).map((change) => {
      const { id, before, after } = change;
      const whole = [after ? { createOrReplace: after } : { delete: { id } }];
      const steps = mutations?.get(id)?.mutations ?? whole;
      return { ...change, mutations: steps, effects: effectsOf(before, after) };
    });
    if (changes.length > 0) this.onCommit({ ...commit, changes });
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

  /** @throws HTTPException 400 for a document that the file cannot hold. */
  private parsed(text: string): Dataset {
    try {
      return parseDataset(text, this.folder, this.dataset.folderAssets);
    } catch (error) {
      throw requestError(400, (error as Error).message);
    }
  }

  private async write({ text }: Dataset): Promise<void> {
    if (text === this.dataset.text) return;
    try {
      const file = await realpath(join(this.folder.folder, dataFileName));
      await writeFileAtomically(file, Buffer.from(text));
    } catch (error) {
      throw requestError(503, `The dataset cannot be written: ${(error as Error).message}`);
    }
  }

  /** A deleted document of an asset takes its files with it. */
  private async withoutFiles(dataset: Dataset, changes: Changes): Promise<Dataset> {
    const isDeleted = (id: string) => changes.has(id) && !changes.get(id)?.after;
    const files = dataset.assets.filter(({ document }) => isDeleted(document._id));
    if (files.length === 0) return dataset;
    await Promise.all(files.map(({ file }) => rm(file, { force: true })));
    return nextDataset(await loadDataset(this.folder), dataset);
  }
}
