import { randomUUID } from "node:crypto";
import { changesBetween, type Commit } from "./document-changes";
import { loadDataset, type DatasetSource, type LoadedDataset } from "./load-dataset";

/** A dataset folder that is only read. */
export class DatasetReader {
  private constructor(
    private readonly source: DatasetSource,
    private dataset: LoadedDataset,
    private readonly onCommit: (commit: Commit) => Promise<void>,
  ) {}

  /** @throws the loader's Error when the dataset is invalid. */
  static async open(
    source: DatasetSource,
    onCommit: (commit: Commit) => Promise<void>,
  ): Promise<DatasetReader> {
    return new DatasetReader(source, await loadDataset(source), onCommit);
  }

  get current(): LoadedDataset {
    return this.dataset;
  }

  /** Reads the folder again, as `DatasetEditor` does. */
  async reload(): Promise<number> {
    const before = this.dataset;
    this.dataset = await loadDataset(this.source);
    const changes = changesBetween(before.documents, this.dataset.documents);
    const timestamp = new Date().toISOString();
    await this.onCommit({ transactionId: randomUUID(), timestamp, author: "embedded", changes });
    return changes.length;
  }

  /** Frees the documents' memory. */
  release(): void {
    this.dataset = { documents: [], files: new Map(), saveRevisions: () => Promise.resolve() };
  }
}
