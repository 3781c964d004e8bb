/** What a transaction makes of a dataset in memory. Pure. */
import { isDeepStrictEqual } from "node:util";
import { findAssetReferences, withAssetPaths } from "../../src/sanity/embedded/asset-references";
import type { Asset } from "../../src/sanity/embedded/assets";
import { serializeDocuments } from "../../src/sanity/embedded/canonical";
import {
  assetResolver,
  createDataset,
  withRevision,
  type Dataset,
} from "../../src/sanity/embedded/dataset";
import type { Json, SourceDocument, StoredDocument } from "../../src/sanity/embedded/documents";
import type { DraftChange } from "./apply-mutations";

/**
 * Applies changes to a dataset. A deleted document of an asset takes its files with it.
 *
 * @param stamp revision of the documents that are written, and when: UTC time in ISO 8601.
 */
export function editDataset(
  dataset: Dataset,
  changes: readonly DraftChange[],
  stamp: { readonly rev: string; readonly timestamp: string },
): Dataset {
  const sources = new Map(dataset.sources);
  const stored = new Map(dataset.documents);
  for (const { id, after } of changes) {
    const before = dataset.sources.get(id);
    const source = after && sourceOf(after as SourceDocument, before, dataset, stamp.timestamp);
    if (source === undefined) sources.delete(id);
    else if (!isSameContent(source, before)) sources.set(id, source);
    if (source) stored.set(id, storedOf(source, after as SourceDocument, dataset, stamp));
    else stored.delete(id);
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

/** Returns a dataset with an asset more. */
export function addAsset(dataset: Dataset, reference: Json, asset: Asset): Dataset {
  const assets = new Map([...dataset.assets, [reference, asset] as const]);
  return createDataset(
    { ...dataset, assets },
    ({ _id }) => dataset.documents.get(_id) as StoredDocument,
    ({ document, writtenAt }) =>
      withRevision(document, writtenAt, dataset.documents.get(document._id)),
  );
}

/**
 * Returns a document as the file has it. Revisions stay out of the file, and so do times, unless the document
 * has them there already: they would change lines whose content is as before.
 */
function sourceOf(
  document: SourceDocument,
  before: SourceDocument | undefined,
  { assets }: Dataset,
  timestamp: string,
): SourceDocument {
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  const own = new Set(before ? findAssetReferences(before) : []);
  const referenceOf = (assetId: string): Json | undefined => {
    const references = [...assets].flatMap(([reference, { document: asset }]) =>
      asset._id === assetId ? [reference] : [],
    );
    return references.find((reference) => own.has(reference)) ?? references[0];
  };
  return {
    ...(withAssetPaths(content, referenceOf) as SourceDocument),
    ...(before?._createdAt && { _createdAt: before._createdAt }),
    ...(before?._updatedAt && { _updatedAt: timestamp }),
  };
}

function storedOf(
  source: SourceDocument,
  { _createdAt }: SourceDocument,
  { assets, documents }: Dataset,
  { rev, timestamp }: { readonly rev: string; readonly timestamp: string },
): StoredDocument {
  const created = documents.get(source._id)?._createdAt ?? _createdAt;
  const { _id, _type, ...content } = assetResolver(assets)(source);
  return {
    _id,
    _type,
    _createdAt: typeof created === "string" ? created : timestamp,
    ...content,
    _updatedAt: timestamp,
    _rev: rev,
  };
}

/** Returns whether two documents differ in nothing but when they were written. */
function isSameContent(a: SourceDocument, b: SourceDocument | undefined): boolean {
  return (
    b !== undefined && isDeepStrictEqual({ ...a, _updatedAt: null }, { ...b, _updatedAt: null })
  );
}
