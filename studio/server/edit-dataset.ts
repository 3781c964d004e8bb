/** What a transaction makes of a dataset in memory. Pure. */
import { isDeepStrictEqual } from "node:util";
import { findAssetReferences, withAssetPaths } from "../../src/sanity/embedded/asset-references";
import { serializeDocuments } from "../../src/sanity/embedded/canonical";
import { assetResolver, createDataset, type Dataset } from "../../src/sanity/embedded/dataset";
import type { Json, SourceDocument, StoredDocument } from "../../src/sanity/embedded/documents";
import type { PendingDocument, PendingChange } from "./apply-mutations";

/** Revision of the documents that are written, and when: UTC time in ISO 8601. */
type Stamp = { readonly rev: string; readonly timestamp: string };

/** Applies changes to a dataset. A deleted document of an asset takes its files with it. */
export function editDataset(
  dataset: Dataset,
  changes: readonly PendingChange[],
  stamp: Stamp,
): Dataset {
  const sources = new Map(dataset.sources);
  const stored = new Map(dataset.documents);
  for (const { id, after } of changes) {
    if (after === undefined) {
      sources.delete(id);
      stored.delete(id);
      continue;
    }
    const before = dataset.sources.get(id);
    const source = sourceOf(after, before, dataset, stamp.timestamp);
    if (!isSameContent(source, before)) sources.set(id, source);
    stored.set(id, storedOf(source, after, dataset, stamp));
  }
  const isSame =
    sources.size === dataset.sources.size &&
    [...sources].every(([id, source]) => dataset.sources.get(id) === source);
  const assets = [...dataset.assets].filter(([, { document }]) => stored.has(document._id));
  return createDataset(
    {
      text: isSame ? dataset.text : serializeDocuments(sources.values()),
      sources,
      assets: new Map(assets),
    },
    ({ _id }) => stored.get(_id) as StoredDocument,
    ({ document }) => stored.get(document._id) as StoredDocument,
  );
}

/**
 * Returns a document as the file has it. Revisions stay out of the file, and so do times, unless the document
 * has them there already: they would change lines whose content is as before.
 */
function sourceOf(
  document: PendingDocument,
  before: SourceDocument | undefined,
  { assets }: Dataset,
  timestamp: string,
): SourceDocument {
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  const own = new Set(before ? findAssetReferences(before) : []);
  const pathOf = (assetId: string): Json | undefined => {
    const paths = [...assets.keys()].filter((path) => assets.get(path)?.document._id === assetId);
    return paths.find((path) => own.has(path)) ?? paths[0];
  };
  return {
    ...(withAssetPaths(content, pathOf) as SourceDocument),
    ...(before?._createdAt && { _createdAt: before._createdAt }),
    ...(before?._updatedAt && { _updatedAt: timestamp }),
  };
}

/** Returns a document as Sanity's API returns it. */
function storedOf(
  source: SourceDocument,
  { _createdAt: given }: PendingDocument,
  { assets, documents }: Dataset,
  { rev: _rev, timestamp: _updatedAt }: Stamp,
): StoredDocument {
  const created = documents.get(source._id)?._createdAt ?? given;
  const _createdAt = typeof created === "string" ? created : _updatedAt;
  const { _id, _type, ...content } = assetResolver(assets)(source);
  return { _id, _type, _createdAt, ...content, _updatedAt, _rev };
}

/** Returns whether two documents differ in nothing but when they were written. */
function isSameContent(a: SourceDocument, b: SourceDocument | undefined): boolean {
  return isDeepStrictEqual({ ...a, _updatedAt: null }, b && { ...b, _updatedAt: null });
}
