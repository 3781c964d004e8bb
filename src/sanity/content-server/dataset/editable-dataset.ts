import { unreferencedFiles } from "./dataset-files";
import { dataLines, type DataLine } from "./dataset-lines";
import {
  assetsById,
  readFolder,
  store,
  uploadAll,
  type DatasetSource,
  type LoadedDataset,
} from "./load-dataset";
import { parseDocuments, type Json } from "./read-documents";
import { revisionSaver, withRevision, type RevisionCache } from "./revision-cache";
import { keepParsed, serializeDocument } from "./serialized-document";
import type { UploadedAsset } from "./upload-asset";

/** What else is known of a dataset that is written to. */
export interface EditableDataset extends LoadedDataset {
  /** The content of `data.ndjson`. */
  readonly data: Buffer;
  readonly lines: readonly DataLine[];
  /** Each asset by its `_sanityAsset`. Several files with one content are one asset. */
  readonly assets: ReadonlyMap<Json, UploadedAsset>;
  readonly revisions: RevisionCache;
}

/**
 * {@link loadDataset} for editing: files that no document uses yet are assets, too.
 *
 * @param previous the dataset so far; documents whose lines are as before keep their revisions.
 * @throws Error as `loadDataset` does.
 */
export async function loadEditableDataset(
  source: DatasetSource,
  previous?: EditableDataset,
): Promise<EditableDataset> {
  const [data, revisions] = await readFolder(source, previous?.revisions);
  const sources = parseDocuments(data, source.folder);
  const used = await uploadAll(sources, source);
  const uploads = new Map([...used, ...(await unreferencedFiles(used, source))]);
  const loaded = store(source, sources, uploads, revisions, previous);
  const documents = loaded.documents.map(keepParsed);
  return { ...loaded, documents, data, lines: dataLines(data, sources), assets: uploads };
}

/** Returns a dataset with other assets: those of an upload, or without those that were deleted. */
export function withAssets(
  source: DatasetSource,
  dataset: EditableDataset,
  assets: ReadonlyMap<Json, UploadedAsset>,
): EditableDataset {
  const before = new Set([...dataset.assets.values()].map(({ document }) => document._id));
  const known = new Map(dataset.documents.map((document) => [document._id, document]));
  const unique = assetsById(assets);
  const revisions = new Map(dataset.revisions);
  const now = new Date().toISOString();
  const documents = [...unique.values()].map(({ document }) => {
    const stored = withRevision(document, revisions, now);
    const { _id, _rev, _createdAt, _updatedAt } = stored;
    revisions.set(_id, { rev: _rev, createdAt: _createdAt, updatedAt: _updatedAt });
    return known.get(_id) ?? keepParsed(serializeDocument(stored));
  });
  return {
    ...dataset,
    assets,
    revisions,
    documents: [...dataset.documents.filter(({ _id }) => !before.has(_id)), ...documents],
    files: new Map([...unique.values()].map(({ path, served }) => [path, served])),
    saveRevisions: revisionSaver(source.revisionCacheFile, revisions),
  };
}
