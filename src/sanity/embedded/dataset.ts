import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMoment } from "../documents/read-moment";
import {
  findAsset,
  readAssets,
  referenceKey,
  type Asset,
  type DatasetFolder,
  type FolderAssets,
} from "./assets";
import {
  locationOf,
  mapObjects,
  parseDocuments,
  type SourceDocument,
  type StoredDocument,
} from "./documents";

export const dataFileName = "data.ndjson";

/** What a folder holds. Nothing in it is ever changed; a change makes another dataset. */
export interface Dataset {
  /** The content of `data.ndjson`. */
  readonly text: string;
  /** The documents of the file, by id. */
  readonly sources: ReadonlyMap<string, SourceDocument>;
  readonly folderAssets: FolderAssets;
  /** The files that are images and files of Sanity; several with one content are one asset. */
  readonly assets: readonly Asset[];
  /** All documents by id, as Sanity returns them: those of assets first, and drafts included. */
  readonly documents: ReadonlyMap<string, StoredDocument>;
}

/**
 * When files, and documents without a date, were written: a fixed time, as the files' own is that of the checkout, and
 * Gatsby would take each of them for changed.
 */
const undatedTime = "2020-01-01T00:00:00.000Z";

/**
 * Reads a folder in Sanity's import format, with its files, used or not. Unused files of other formats are ignored.
 *
 * @throws Error that lists every error with file, line and document.
 */
export async function loadDataset(folder: DatasetFolder): Promise<Dataset> {
  const text = await readData(folder.folder);
  return parseDataset(text, folder, await readAssets(folder));
}

/**
 * Returns the dataset that a text of `data.ndjson` is, among the files of its folder.
 *
 * @throws Error that lists every error with file, line and document.
 */
export function parseDataset(
  text: string,
  { folder }: Pick<DatasetFolder, "folder">,
  folderAssets: FolderAssets,
): Dataset {
  const located = parseDocuments(text, join(folder, dataFileName));
  const assets = [...folderAssets.values()].flatMap((each) => (each instanceof Error ? [] : each));
  const now = new Date().toISOString();
  const errors: string[] = [];
  const sources = new Map<string, SourceDocument>();
  const documents = new Map<string, StoredDocument>();
  for (const { document } of assets) {
    if (!documents.has(document._id)) {
      documents.set(document._id, withRevision(document, undatedTime));
    }
  }
  for (const line of located) {
    const { document: source } = line;
    const content = withAssetIds(source, folderAssets, (reason) =>
      errors.push(`${locationOf(line)}: ${reason}`),
    );
    sources.set(source._id, source);
    documents.set(source._id, withRevision(content, publicationTime(source, now)));
  }
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return { text, sources, folderAssets, assets, documents };
}

/** Replaces each `_sanityAsset` by the `asset` reference that Sanity stores, or reports why it cannot be one. */
function withAssetIds(
  document: SourceDocument,
  assets: FolderAssets,
  report: (reason: string) => void,
): SourceDocument {
  return mapObjects(document, (object) => {
    const { [referenceKey]: reference, ...others } = object;
    if (reference === undefined) return object;
    const asset = findAsset(assets, reference);
    if (!(asset instanceof Error)) {
      return { ...others, asset: { _type: "reference", _ref: asset.document._id } };
    }
    report(asset.message);
    return others;
  }) as SourceDocument;
}

/** Adds the revision and the times that a document lacks. @param time UTC time in ISO 8601. */
function withRevision(content: SourceDocument, time: string): StoredDocument {
  const { _id, _type, _rev: _ignored, ...own } = content;
  const state = JSON.stringify([_id, _type, own]);
  const _rev = createHash("sha256").update(state).digest("hex").slice(0, 22);
  return { _id, _type, _createdAt: time, _updatedAt: time, ...own, _rev };
}

/** Reads the file of a dataset's documents. @throws Error when it cannot be read. */
export async function readData(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, dataFileName), "utf8");
  } catch (error) {
    throw new Error(
      `The dataset folder ${folder} has no readable ${dataFileName} (${(error as Error).message}). ` +
        "SANITY_DATASET has to name a folder that holds one.",
      { cause: error },
    );
  }
}

/** A post counts as unchanged since it was published, anything else since a fixed time. */
function publicationTime({ publishedAt }: SourceDocument, now: string): string {
  const moment = readMoment(publishedAt);
  return moment !== undefined && moment <= now ? moment : undatedTime;
}
