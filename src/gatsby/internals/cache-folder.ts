import { join } from "node:path";

/**
 * A folder below `.cache` that survives Gatsby emptying its cache.
 *
 * Why: an asset never changes under its id, so a download is worth keeping when nodes are not.
 * Rests on: `gatsby/dist/services/initialize.js`, whose `deleteGlobs` skip dot names.
 * Can go: when `createRemoteFileNode` verifies what it downloads.
 */
export function persistentCacheFolder(project: string, name: string): string {
  return join(project, ".cache", `.${name}`);
}

/**
 * The `package.json` that makes Gatsby empty its cache whenever `stamp` changes.
 *
 * Why: Gatsby's cache knows nothing of settings, nor of the code behind its hooks.
 * Rests on: `gatsby/dist/services/initialize.js`, which hashes `package.json`.
 * Can go: when Gatsby lets a site name what its cache depends on.
 */
export function stampedManifest(manifest: object, stamp: string): string {
  return JSON.stringify({ ...manifest, stamp }, null, 2);
}
