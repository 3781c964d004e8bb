import { isDeepStrictEqual } from "node:util";
import { referenceKey } from "../../src/sanity/embedded/assets";
import type { Dataset } from "../../src/sanity/embedded/dataset";
import {
  isJsonObject,
  mapObjects,
  objectsIn,
  type SourceDocument,
} from "../../src/sanity/embedded/documents";
import type { PendingDocument } from "./transaction";

/**
 * Returns a document as the file has it. Revisions stay out of the file, and so do times, unless the document
 * has them there already: they would change lines whose content is as before.
 */
export function sourceOf(
  document: PendingDocument,
  before: SourceDocument | undefined,
  { assets }: Dataset,
  timestamp: string,
): SourceDocument {
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  const own = new Set(objectsIn(before ?? null).map((object) => object[referenceKey]));
  const source = mapObjects(content, (object) => {
    const { asset, ...others } = object;
    const id = isJsonObject(asset) ? asset._ref : undefined;
    const files = assets.filter(({ document: { _id } }) => _id === id);
    // Two files with one content are one asset: the line keeps its own.
    const file = files.find(({ reference }) => own.has(reference)) ?? files[0];
    return file ? { ...others, [referenceKey]: file.reference } : object;
  }) as SourceDocument;
  return {
    ...source,
    ...(before?._createdAt && { _createdAt: before._createdAt }),
    ...(before?._updatedAt && { _updatedAt: timestamp }),
  };
}

/** Returns whether two documents differ in nothing but when they were written. */
export function isSameContent(a: SourceDocument, b: SourceDocument | undefined): boolean {
  return isDeepStrictEqual({ ...a, _updatedAt: null }, b && { ...b, _updatedAt: null });
}
