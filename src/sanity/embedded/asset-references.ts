import { isJsonObject, type Json } from "./documents";

/** Key of a reference to a local file in Sanity's import format. */
export const referenceKey = "_sanityAsset";

export type AssetKind = "image" | "file";

/** A parsed reference such as `image@file://./images/a.png`. */
interface AssetReference {
  readonly kind: AssetKind;
  /** Relative to the dataset folder, percent-decoded. */
  readonly path: string;
}

/** Returns every value of `_sanityAsset` in a document, in document order. */
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
 * @throws Error when it does not name a local file. Sanity's import also downloads `https:` URLs; a build
 * must not depend on the network, so they are rejected.
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

/** Returns the `_sanityAsset` of a file. @param path relative to the dataset folder. */
export function assetReference(kind: AssetKind, path: string): string {
  return `${kind}@file://./${path.split("/").map(encodeURIComponent).join("/")}`;
}

/**
 * Copies a value, with each `_sanityAsset` replaced by the `asset` reference that Sanity stores.
 *
 * @param idOf returns the id of the asset's document.
 */
export function withAssetIds(value: Json, idOf: (reference: Json) => string): Json {
  return withEntries(value, (key, child) =>
    key === referenceKey ? ["asset", { _type: "reference", _ref: idOf(child) }] : undefined,
  );
}

/**
 * Copies a value, with each `asset` that refers to a file replaced by the path of that file.
 *
 * @param referenceOf returns the `_sanityAsset` of an asset; undefined for an unknown one, which stays as it is.
 */
export function withAssetPaths(
  value: Json,
  referenceOf: (assetId: string) => Json | undefined,
): Json {
  return withEntries(value, (key, child) => {
    const id = key === "asset" && isJsonObject(child) ? child._ref : undefined;
    const path = typeof id === "string" ? referenceOf(id) : undefined;
    return path === undefined ? undefined : [referenceKey, path];
  });
}

/** Copies a value with other entries in its objects. @param replace returns undefined for one that stays. */
function withEntries(
  value: Json,
  replace: (key: string, child: Json) => readonly [string, Json] | undefined,
): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((item) => withEntries(item, replace));
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(
      ([key, child]) => replace(key, child) ?? [key, withEntries(child, replace)],
    ),
  );
}
