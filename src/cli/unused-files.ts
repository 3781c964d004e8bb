import { findAsset, referenceKey, type Asset } from "../sanity/embedded/assets";
import type { Dataset } from "../sanity/embedded/dataset";
import { objectsIn } from "../sanity/embedded/documents";

/**
 * Returns the files that no document refers to, as paths in the dataset's folder: `images/a.png`. A document refers to a
 * file by its name or, as a raw export does, by the id of its asset. Pure.
 */
export function unusedFiles({
  sources,
  folderAssets,
}: Pick<Dataset, "sources" | "folderAssets">): string[] {
  const objects = objectsIn([...sources.values()]);
  const named = new Set(
    objects.map((object) => findAsset(folderAssets, object[referenceKey] ?? null)),
  );
  const ids = new Set(objects.map(({ _ref }) => _ref));
  const isUsed = (asset: Asset | Error) =>
    named.has(asset) || (!(asset instanceof Error) && ids.has(asset.document._id));
  const unused = [...folderAssets].filter(([, asset]) => !isUsed(asset));
  return unused.map(([reference]) => reference.replace(/^\w+@file:\/\/\.\//, ""));
}
