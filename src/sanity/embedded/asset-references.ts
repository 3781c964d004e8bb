import { isJsonObject, type Json, type JsonObject } from "./read-documents";

/** The key under which Sanity's import format mentions a file beside the documents. */
const referenceKey = "_sanityAsset";

export type AssetKind = "image" | "file";

/** What `image@file://./images/a.png` says. */
export interface AssetReference {
  readonly kind: AssetKind;
  /** Relative to the dataset folder, percent escapes already decoded. */
  readonly path: string;
}

/** Every value of `_sanityAsset` anywhere in a document, in document order. */
export function findAssetReferences(value: Json): Json[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap(findAssetReferences);
  }
  if (!isJsonObject(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    key === referenceKey ? [child] : findAssetReferences(child),
  );
}

/**
 * Parses a value of `_sanityAsset`.
 *
 * @throws Error when it does not name a file of the folder. Sanity's import also downloads
 * `https:` addresses; a build must not depend on that, so they are refused here.
 */
export function parseAssetReference(value: Json): AssetReference {
  const match = typeof value === "string" ? /^(image|file)@file:\/\/(.+)$/.exec(value) : null;
  const kind = match?.[1];
  const path = match?.[2];
  if ((kind !== "image" && kind !== "file") || path === undefined) {
    throw new Error(
      `${JSON.stringify(value)} is not an asset: ` +
        '"image@file://./images/<name>" or "file@file://./files/<name>" is expected.',
    );
  }
  try {
    return { kind, path: decodeURIComponent(path) };
  } catch {
    throw new Error(`${JSON.stringify(value)} holds a "%" that is no escape; write it as %25.`);
  }
}

/**
 * A copy of the value in which each `_sanityAsset` has become the `asset` reference that the hosted
 * service stores, in the same place.
 *
 * @param idOf the document id of the uploaded asset
 */
export function withAssetIds(value: Json, idOf: (reference: Json) => string): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((item) => withAssetIds(item, idOf));
  }
  if (!isJsonObject(value)) {
    return value;
  }
  return withAssetIdsInObject(value, idOf);
}

/** As {@link withAssetIds}, for what is known to be an object. */
export function withAssetIdsInObject(
  value: JsonObject,
  idOf: (reference: Json) => string,
): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === referenceKey
        ? ["asset", { _type: "reference", _ref: idOf(child) }]
        : [key, withAssetIds(child, idOf)],
    ),
  );
}
