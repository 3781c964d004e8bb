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
  /** Where this loader remembers when each document changed. Written by `saveLedger` only. */
  readonly revisionCacheFile: string;
}

export interface LoadedDataset {
  /** As the hosted service would give them, drafts and asset documents included. */
  readonly documents: readonly SerializedDocument[];
  /** The files behind the asset documents, by the path of their address. */
  readonly files: ReadonlyMap<string, ServedFile>;
  /**
   * Remembers the times given out, for the next run. To be called whenever somebody reads the
   * documents, and not only at the start: in between, Gatsby may empty its cache folder.
   *
   * @throws Error when the file cannot be written.
   */
  readonly saveRevisions: () => Promise<void>;
}

/** Files read at a time; each one is held in memory as a whole. */
const parallelUploads = 8;

/**
 * Loads a folder in Sanity's import format as the hosted service would hold it after an import:
 * each file uploaded once by its content, system fields added. Nothing differs, byte for byte,
 * between two loads of an unchanged folder with the same ledger and the same addresses.
 *
 * @throws Error that lists every fault with file, line and document.
 */
export async function loadDataset(source: DatasetSource): Promise<LoadedDataset> {
  const [read, ledger] = await Promise.all([
    readDocuments(source.folder),
    readRevisionCache(source.revisionCacheFile),
  ]);
  const uploads = await uploadAll(read, source);
  const assets = new Map<string, UploadedAsset>();
  for (const asset of uploads.values()) {
    if (!assets.has(asset.document._id)) {
      assets.set(asset.document._id, asset);
    }
  }
  const taken = read.find(({ _id }) => assets.has(_id));
  if (taken !== undefined) {
    throw new Error(`${taken.place}: a file of the folder makes a document with the same _id.`);
  }

  const idOf = (reference: Json): string => uploads.get(reference)?.document._id ?? "";
  const now = new Date().toISOString();
  const stamp = (document: SourceDocument) => withRevision(document, ledger, now);
  // One at a time: as objects, all of them together would fill the memory.
  function* storedDocuments() {
    for (const { parse } of read)
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

/** Every mentioned asset by the text that mentions it, in the order of the first mention. */
async function uploadAll(
  read: readonly ReadDocument[],
  target: UploadTarget,
): Promise<Map<Json, UploadedAsset>> {
  const mentions = new Map<Json, string>();
  for (const { parse, place } of read) {
    for (const reference of findAssetReferences(parse())) {
      if (!mentions.has(reference)) {
        mentions.set(reference, place);
      }
    }
  }

  const queue = [...mentions];
  const results = new Map<Json, UploadedAsset | Error>();
  const next = async (): Promise<void> => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const [reference, place] = entry;
      try {
        results.set(reference, await uploadAsset(parseAssetReference(reference), target));
      } catch (error) {
        results.set(reference, new Error(`${place}: ${(error as Error).message}`));
      }
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, next));

  const problems: string[] = [];
  const uploads = new Map<Json, UploadedAsset>();
  for (const reference of mentions.keys()) {
    const result = results.get(reference);
    if (result instanceof Error) {
      problems.push(result.message);
    } else if (result !== undefined) {
      uploads.set(reference, result);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join("\n"));
  }
  return uploads;
}
