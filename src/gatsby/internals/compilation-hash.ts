import { createHash } from "node:crypto";
import type { Compilation, Compiler } from "webpack";

/**
 * Derives a compilation's hash from the files that it writes, their names and contents.
 *
 * Why: webpack's own also counts what leaves no trace in them, as the stylesheets that it compiled anew. The
 * same scripts then have another hash: Gatsby renders every page again, and every visitor reloads.
 */
export const assetHashPlugin = {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("HashOfAssets", (compilation) => {
      compilation.hooks.afterProcessAssets.tap("HashOfAssets", (assets) => {
        compilation.hash = hashOf(assets);
      });
    });
  },
};

function hashOf(assets: Compilation["assets"]): string {
  const hash = createHash("sha256");
  for (const [name, source] of Object.entries(assets).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const content = source.buffer();
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 20);
}
