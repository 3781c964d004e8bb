import pMap from "p-map";
import { findAssetReferences, parseAssetReference, withAssetIdsInObject } from "./asset-references";
import { readRevisionCache, withRevision, writeRevisionCache } from "./revision-cache";
import { serializeDocuments, type SerializedDocument } from "./serialized-document";
import { readDocuments, type Json, type ReadDocument, type SourceDocument } from "./read-documents";
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
  const [sources, revisions] = await Promise.all([
    readDocuments(source.folder),
    readRevisionCache(source.revisionCacheFile),
  ]);
  const uploads = await uploadAll(sources, source);
  const assets = new Map<string, UploadedAsset>();
  for (const asset of uploads.values()) {
    if (!assets.has(asset.document._id)) {
      assets.set(asset.document._id, asset);
    }
  }
  const duplicate = sources.find(({ _id }) => assets.has(_id));
  if (duplicate !== undefined) {
    throw new Error(`${duplicate.location}: a file's asset document has the same _id.`);
  }

  const idOf = (reference: Json): string => uploads.get(reference)?.document._id ?? "";
  const now = new Date().toISOString();
  const stamp = (document: SourceDocument) => withRevision(document, revisions, now);
  // One at a time: all of them as objects would fill the memory.
  function* storedDocuments() {
    for (const { parse } of sources)
      yield stamp(withAssetIdsInObject(parse(), idOf) as SourceDocument);
    for (const { document } of assets.values()) yield stamp(document);
  }
  const documents = serializeDocuments(storedDocuments());

  return {
    documents,
    files: new Map([...assets.values()].map(({ path, served }) => [path, served])),
    saveRevisions: () => writeRevisionCache(source.revisionCacheFile, documents),
  };
}

/** Uploads every referenced file. @returns assets by reference, in the order of first use. */
async function uploadAll(
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
