import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
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

/** A transaction that is about to be written. */
interface Edit {
  /** The next content of `data.ndjson`. */
  readonly text: string;
  /** The revision of each document that it changes. */
  readonly rev: string;
  /** UTC time in ISO 8601. */
  readonly timestamp: string;
  /** Since when each of these documents has existed, by id. */
  readonly created: ReadonlyMap<string, unknown>;
}

/**
 * When files, and documents without a date, were written: a fixed time, as the files' own is that of the checkout, and
 * Gatsby would take each of them for changed.
 */
const undatedTime = "2020-01-01T00:00:00.000Z";

/**
 * Reads a folder in Sanity's import format, with its files, used or not. Unused files of other formats are ignored.
 *
 * @param previous the dataset so far: what is unchanged keeps its revision and times.
 * @param edit returns the dataset as it will be, without reading the folder.
 * @throws Error that lists every error with file, line and document.
 */
export async function loadDataset(
  folder: DatasetFolder,
  previous?: Dataset,
  edit?: Edit,
): Promise<Dataset> {
  const file = join(folder.folder, dataFileName);
  const text = edit?.text ?? (await readData(folder.folder));
  const located = parseDocuments(text, file);
  const folderAssets = edit && previous ? previous.folderAssets : await readAssets(folder);
  const assets = [...folderAssets.values()].flatMap((each) => (each instanceof Error ? [] : each));
  const writtenAt = edit?.timestamp ?? undatedTime;
  const now = new Date().toISOString();
  const errors: string[] = [];
  const sources = new Map<string, SourceDocument>();
  const documents = new Map<string, StoredDocument>();
  for (const { document } of assets) {
    const { _id } = document;
    if (documents.has(_id)) continue;
    documents.set(_id, withRevision(document, undatedTime, previous?.documents.get(_id)));
  }
  for (const line of located) {
    const { document: source } = line;
    const { _id } = source;
    const content = withAssetIds(source, folderAssets, (reason) =>
      errors.push(`${locationOf(line)}: ${reason}`),
    );
    const time = previous ? now : publicationTime(source, now, writtenAt);
    const stored = edit?.created.has(_id)
      ? withTransaction(content, edit)
      : withRevision(content, time, previous?.documents.get(_id));
    sources.set(_id, source);
    documents.set(_id, stored);
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

/** Adds the revision and the times of a transaction. */
function withTransaction(content: SourceDocument, edit: Edit): StoredDocument {
  const created = edit.created.get(content._id);
  const _createdAt = typeof created === "string" ? created : edit.timestamp;
  const { _id, _type, ...own } = content;
  return { _id, _type, _createdAt, ...own, _updatedAt: edit.timestamp, _rev: edit.rev };
}

/**
 * Adds the revision and the times that a document lacks.
 *
 * @param time UTC time in ISO 8601, for a document that has changed and has no time of its own.
 * @param before the document so far.
 */
function withRevision(
  content: SourceDocument,
  time: string,
  before?: StoredDocument,
): StoredDocument {
  const { _id, _type, _rev: _ignored, ...own } = content;
  if (before) {
    const { _rev, _createdAt, _updatedAt } = before;
    if (isDeepStrictEqual({ _id, _type, _rev, _createdAt, _updatedAt, ...own }, before))
      return before;
  }
  const state = JSON.stringify([_id, _type, own]);
  const _rev = createHash("sha256").update(state).digest("hex").slice(0, 22);
  const times = { _createdAt: before?._createdAt ?? time, _updatedAt: time };
  return { _id, _type, ...times, ...own, _rev };
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

/** A post counts as unchanged since it was published, anything else since `otherwise`. */
function publicationTime({ publishedAt }: SourceDocument, now: string, otherwise: string): string {
  const moment = readMoment(publishedAt);
  return moment !== undefined && moment <= now ? moment : otherwise;
}
