import pMap from "p-map";
import { findAssetReferences, parseAssetReference, withAssetIdsInObject } from "./asset-references";
import {
  parseDocuments,
  readData,
  type Json,
  type ReadDocument,
  type SourceDocument,
} from "./read-documents";
import {
  readRevisionCache,
  revisionSaver,
  withRevision,
  type RevisionCache,
  type RevisionEntry,
  type StoredDocument,
} from "./revision-cache";
import { serializeDocuments, type SerializedDocument } from "./serialized-document";
import {
  uploadAsset,
  type ServedFile,
  type UploadedAsset,
  type UploadTarget,
} from "./upload-asset";

export interface DatasetSource extends UploadTarget {
  /** Remembers when each document changed. Written by `saveRevisions` only. */
  readonly revisionCacheFile: string;
}

export interface LoadedDataset {
  /** As the hosted service returns them, with drafts and asset documents. */
  readonly documents: readonly SerializedDocument[];
  /** The files of the asset documents by URL path. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /**
   * Saves the documents' times for the next run. Call it on every read of the documents, not only at the
   * start, because Gatsby may empty its cache folder in between.
   *
   * @throws Error when the file cannot be written.
   */
  readonly saveRevisions: () => Promise<void>;
}

/** What of a dataset counts when its folder is read again. */
export interface PreviousDataset {
  readonly documents: readonly SerializedDocument[];
  readonly revisions: RevisionCache;
}

/** Each file is read into memory as a whole. */
const parallelUploads = 8;

/**
 * Loads a folder in Sanity's import format as the hosted service would store it: files deduplicated by
 * content, system fields added. Loading an unchanged folder again with the same revision cache and URLs
 * gives the same bytes.
 *
 * @throws Error that lists every validation error with file, line and document.
 */
export async function loadDataset(source: DatasetSource): Promise<LoadedDataset> {
  const [data, revisions] = await readFolder(source);
  const sources = parseDocuments(data, source.folder);
  const uploads = await uploadAll(sources, source);
  const { documents, files, saveRevisions } = store(source, sources, uploads, revisions);
  return { documents, files, saveRevisions };
}

/** Reads the documents of a folder, and the revisions of an earlier run unless they are known. */
export function readFolder(
  source: DatasetSource,
  revisions?: RevisionCache,
): Promise<[Buffer, RevisionCache | undefined]> {
  return Promise.all([
    readData(source.folder),
    revisions ?? readRevisionCache(source.revisionCacheFile),
  ]);
}

/** Turns a folder's content into a dataset.
 *
 * @param previous the dataset so far; documents whose content is as before keep their revisions.
 */
export function store(
  source: DatasetSource,
  sources: readonly ReadDocument[],
  uploads: ReadonlyMap<Json, UploadedAsset>,
  revisions: RevisionCache | undefined,
  previous?: PreviousDataset,
): LoadedDataset & { readonly revisions: RevisionCache } {
  const assets = assetsById(uploads);
  const duplicate = sources.find(({ _id }) => assets.has(_id));
  if (duplicate !== undefined) {
    throw new Error(`${duplicate.location}: a file's asset document has the same _id.`);
  }

  const now = new Date().toISOString();
  const stored = new Map<string, RevisionEntry>();
  const stamp = (document: SourceDocument): StoredDocument => {
    const revised = withRevision(document, revisions, now);
    const { _id, _rev, _createdAt, _updatedAt } = revised;
    stored.set(_id, { rev: _rev, createdAt: _createdAt, updatedAt: _updatedAt });
    return revised;
  };
  const idOf = (reference: Json): string => uploads.get(reference)?.document._id ?? "";
  const revs = new Map(previous?.documents.map(({ _id, _rev }) => [_id, _rev]));
  const withKnownRev = (document: StoredDocument): StoredDocument => {
    const { _id, _rev } = document;
    const isUnchanged = previous?.revisions.get(_id)?.rev === _rev;
    return isUnchanged ? { ...document, _rev: revs.get(_id) ?? _rev } : document;
  };
  // One at a time: all of them as objects would fill the memory.
  function* storedDocuments() {
    for (const { parse } of sources)
      yield withKnownRev(stamp(withAssetIdsInObject(parse(), idOf) as SourceDocument));
    for (const { document } of assets.values()) yield withKnownRev(stamp(document));
  }
  const documents = serializeDocuments(storedDocuments());

  return {
    documents,
    files: new Map([...assets.values()].map(({ path, served }) => [path, served])),
    revisions: stored,
    saveRevisions: revisionSaver(source.revisionCacheFile, stored),
  };
}

/** Returns the assets by id, each as its first file has it. */
export function assetsById(uploads: ReadonlyMap<Json, UploadedAsset>): Map<string, UploadedAsset> {
  const assets = new Map<string, UploadedAsset>();
  for (const asset of uploads.values()) {
    if (!assets.has(asset.document._id)) {
      assets.set(asset.document._id, asset);
    }
  }
  return assets;
}

/** Uploads every referenced file. @returns assets by reference, in the order of first use. */
export async function uploadAll(
  documents: readonly ReadDocument[],
  target: UploadTarget,
): Promise<Map<Json, UploadedAsset>> {
  const locations = new Map<Json, string>();
  for (const { parse, location } of documents) {
    for (const reference of findAssetReferences(parse())) {
      if (!locations.has(reference)) {
        locations.set(reference, location);
      }
    }
  }

  const errors: string[] = [];
  const uploads = await pMap(
    locations,
    async ([reference, location]) => {
      try {
        return [[reference, await uploadAsset(parseAssetReference(reference), target)]] as const;
      } catch (error) {
        errors.push(`${location}: ${(error as Error).message}`);
        return [];
      }
    },
    { concurrency: parallelUploads },
  );
  if (errors.length > 0) throw new Error(errors.sort().join("\n"));
  return new Map(uploads.flat());
}
