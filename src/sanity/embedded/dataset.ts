import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import pMap from "p-map";
import {
  assetReference,
  findAssetReferences,
  withAssetIds,
  type AssetKind,
} from "./asset-references";
import { folderOf, readAsset, type Asset, type DatasetFolder } from "./assets";
import { compareDocuments } from "./canonical";
import { parseDocuments, type Json, type SourceDocument, type StoredDocument } from "./documents";

export const dataFileName = "data.ndjson";

/** What a folder holds. Nothing in it is ever changed; a change makes another dataset. */
export interface Dataset {
  /** The content of `data.ndjson`. */
  readonly text: string;
  /** The documents of the file, by id. */
  readonly sources: ReadonlyMap<string, SourceDocument>;
  /** The assets by their `_sanityAsset`. Several files with one content are one asset. */
  readonly assets: ReadonlyMap<Json, Asset>;
  /** All documents by id, as Sanity returns them: drafts and the documents of assets included. */
  readonly documents: ReadonlyMap<string, StoredDocument>;
}

/** Each file is read into memory as a whole. */
const parallelReads = 8;

const kinds: readonly AssetKind[] = ["image", "file"];

/**
 * Reads a folder in Sanity's import format, with its files, used or not. One that is not used and cannot be an
 * asset is passed over.
 *
 * @param previous the dataset so far: what is unchanged keeps its revision and times.
 * @throws Error that lists every error with file, line and document.
 */
export async function loadDataset(folder: DatasetFolder, previous?: Dataset): Promise<Dataset> {
  const text = await readData(folder.folder);
  const file = join(folder.folder, dataFileName);
  const located = parseDocuments(text, file);
  const locations = new Map<Json, string>();
  for (const { document, location } of located) {
    for (const reference of findAssetReferences(document)) {
      if (!locations.has(reference)) locations.set(reference, location);
    }
  }
  const assets = await readAssets(locations, await filesOf(folder.folder), folder, previous);
  const duplicate = located.find(({ document }) =>
    [...assets.values()].some((asset) => asset.document._id === document._id),
  );
  if (duplicate) throw new Error(`${duplicate.location}: an asset's document has the same _id.`);

  const sources = new Map(located.map(({ document }) => [document._id, document]));
  const writtenAt = (await stat(file)).mtime.toISOString();
  const now = new Date().toISOString();
  const resolve = assetResolver(assets);
  return createDataset(
    { text, sources, assets },
    (source) => {
      const time = previous ? now : publicationTime(source, now, writtenAt);
      return withRevision(resolve(source), time, previous?.documents.get(source._id));
    },
    ({ document, writtenAt: time }) =>
      withRevision(document, time, previous?.documents.get(document._id)),
  );
}

/** Puts a dataset's documents together: those of the file in its order, then those of assets. */
export function createDataset(
  { text, sources, assets }: Omit<Dataset, "documents">,
  store: (source: SourceDocument) => StoredDocument,
  storeAsset: (asset: Asset) => StoredDocument,
): Dataset {
  const sorted = [...sources.values()].sort(compareDocuments);
  const documents = new Map(sorted.map((source) => [source._id, store(source)]));
  for (const asset of assets.values()) {
    const { _id } = asset.document;
    if (!documents.has(_id)) documents.set(_id, storeAsset(asset));
  }
  return { text, sources, assets, documents };
}

/** Returns a function that replaces the paths of files by references to their assets. */
export function assetResolver(
  assets: Dataset["assets"],
): (source: SourceDocument) => SourceDocument {
  const idOf = (reference: Json): string => assets.get(reference)?.document._id ?? "";
  return (source) => withAssetIds(source, idOf) as SourceDocument;
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
  const {
    _id,
    _type,
    _rev: _ignored,
    ...own
  } = content as Partial<StoredDocument> & SourceDocument;
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

/**
 * Reads the file of a dataset's documents.
 *
 * @throws Error when it cannot be read.
 */
export async function readData(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, dataFileName), "utf8");
  } catch (error) {
    throw new Error(
      `The dataset folder ${folder} has no readable ${dataFileName} (${(error as Error).message}). ` +
        "SANITY_DATASET has to name a folder that holds one.",
    );
  }
}

/** A post counts as unchanged since it was published, anything else since the file was written. */
function publicationTime({ publishedAt }: SourceDocument, now: string, otherwise: string): string {
  const time = typeof publishedAt === "string" ? Date.parse(publishedAt) : NaN;
  return time <= Date.parse(now) ? new Date(time).toISOString() : otherwise;
}

/**
 * Reads the assets that documents use, and others that can be read.
 *
 * @param locations where each asset is used.
 * @throws Error that lists every used asset that cannot be read.
 */
async function readAssets(
  locations: ReadonlyMap<Json, string>,
  files: readonly Json[],
  folder: DatasetFolder,
  previous: Dataset | undefined,
): Promise<Map<Json, Asset>> {
  const errors: string[] = [];
  const assets = await pMap(
    new Set([...locations.keys(), ...files]),
    async (reference) => {
      try {
        const known = previous?.assets.get(reference);
        return [[reference, await readAsset(reference, folder, known)] as const];
      } catch (error) {
        const location = locations.get(reference);
        if (location !== undefined) errors.push(`${location}: ${(error as Error).message}`);
        return [];
      }
    },
    { concurrency: parallelReads },
  );
  if (errors.length > 0) throw new Error(errors.sort().join("\n"));
  return new Map(assets.flat());
}

/** Returns a reference to each file of a dataset's folder, used or not. */
async function filesOf(folder: string): Promise<string[]> {
  const files = kinds.map(async (kind) => {
    const names = await readdir(join(folder, folderOf(kind))).catch((): string[] => []);
    return names
      .filter((name) => !name.startsWith("."))
      .map((name) => assetReference(kind, `${folderOf(kind)}/${name}`));
  });
  return (await Promise.all(files)).flat();
}
