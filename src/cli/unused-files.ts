import { findAsset, referenceKey } from "../sanity/embedded/assets";
import type { Dataset } from "../sanity/embedded/dataset";
import { objectsIn } from "../sanity/embedded/documents";

/** Returns the files that no document refers to, as paths in the dataset's folder: `images/a.png`. Pure. */
export function unusedFiles({
  sources,
  folderAssets,
}: Pick<Dataset, "sources" | "folderAssets">): string[] {
  const references = objectsIn([...sources.values()]).map((object) => object[referenceKey] ?? null);
  const used = new Set(references.map((reference) => findAsset(folderAssets, reference)));
  const unused = [...folderAssets].filter(([, asset]) => !used.has(asset));
  return unused.map(([reference]) => reference.replace(/^\w+@file:\/\/\.\//, ""));
}
