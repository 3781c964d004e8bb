/** How a changed document is written to its line: with the paths of its files, in a stable order. Pure. */
import { findAssetReferences, referenceKey } from "./asset-references";
import { isJsonObject, type Json, type JsonObject, type SourceDocument } from "./read-documents";
import { compareKeys } from "./key-order";

/** What a line is written for. */
export interface LineContext {
  /** The document on the line so far; for a new document, the draft or published one that it comes from. */
  readonly old: JsonObject | undefined;
  /** Whether the line itself exists. */
  readonly isNew: boolean;
  /** Returns every `_sanityAsset` that stands for an asset document, the usual one first. */
  readonly pathsOf: (assetId: string) => readonly string[];
}

/**
 * Returns the JSON of a document's line. Revisions stay out of it, and times, too, unless the line has them:
 * they would change lines whose content is as before.
 */
export function documentLine(document: SourceDocument, context: LineContext): string {
  const { old, isNew, pathsOf } = context;
  const { _rev, _createdAt, _updatedAt, ...content } = document;
  const times = {
    ...(!isNew && old?._createdAt !== undefined && _createdAt !== undefined && { _createdAt }),
    ...(!isNew && old?._updatedAt !== undefined && _updatedAt !== undefined && { _updatedAt }),
  };
  const own = new Set(old === undefined ? [] : findAssetReferences(old));
  const choosePath = (assetId: string): string | undefined => {
    const paths = pathsOf(assetId);
    return paths.find((path) => own.has(path)) ?? paths[0];
  };
  const withPaths = withAssetPaths({ ...content, ...times }, choosePath);
  return JSON.stringify(inOrderOf(withPaths, old));
}

/** Replaces each `asset` that refers to a file by the path of that file. */
function withAssetPaths(value: Json, choosePath: (assetId: string) => string | undefined): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((item) => withAssetPaths(item, choosePath));
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const id = key === "asset" && isJsonObject(child) ? child._ref : undefined;
      const path = typeof id === "string" ? choosePath(id) : undefined;
      return path === undefined ? [key, withAssetPaths(child, choosePath)] : [referenceKey, path];
    }),
  );
}

/** Gives objects the key order that they had; list items are found by `_key`, or else by position. */
function inOrderOf(value: Json, old: Json | undefined): Json {
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const oldItems = Array.isArray(old) ? (old as readonly Json[]) : [];
    const byKey = new Map(oldItems.map((item) => [keyOf(item), item]));
    return items.map((item, index) =>
      inOrderOf(item, keyOf(item) === undefined ? oldItems[index] : byKey.get(keyOf(item))),
    );
  }
  if (!isJsonObject(value)) return value;
  const oldObject = old !== undefined && isJsonObject(old) ? old : {};
  const keys = orderedKeys(value, Object.keys(oldObject));
  return Object.fromEntries(
    keys.map((key) => [key, inOrderOf(value[key] ?? null, oldObject[key])]),
  );
}

/** The old keys in their order, with each new one before the next key of the content model that is there. */
function orderedKeys(value: JsonObject, oldKeys: readonly string[]): string[] {
  const compare = compareKeys(value._type);
  const keys = oldKeys.filter((key) => key in value);
  const added = Object.keys(value).filter((key) => !oldKeys.includes(key));
  for (const key of added.sort(compare)) {
    const later = keys.filter((other) => compare(key, other) < 0).sort(compare);
    const position = later[0] === undefined ? keys.length : keys.indexOf(later[0]);
    keys.splice(position, 0, key);
  }
  return keys;
}

function keyOf(item: Json): Json | undefined {
  return isJsonObject(item) ? item._key : undefined;
}
