import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildPaths } from "./paths";
import { referencedFiles } from "../../gatsby/internals/referenced-files";

/**
 * Replaces the published site by the workspace's, as a whole: copies it to a folder next to it, then renames
 * that. Files of earlier builds that are left in the workspace are not published.
 *
 * @returns the number of published files.
 */
export function publish({ workspace, published, next, previous }: BuildPaths): number {
  rmSync(next, { recursive: true, force: true });
  const publicDirectory = join(workspace, "public");
  const files = referencedFiles({ publicDirectory, staticDirectory: join(workspace, "static") });
  for (const file of files) {
    cpSync(join(publicDirectory, file), join(next, file), { preserveTimestamps: true });
  }
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(dirname(previous), { recursive: true });
  if (existsSync(published)) renameSync(published, previous);
  renameSync(next, published);
  rmSync(previous, { recursive: true, force: true });
  return files.length;
}

/** Cleans up after a build that was killed while publishing: two folders cannot be swapped atomically. */
export function recoverPublishedSite({ published, next, previous }: BuildPaths): void {
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
  for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
}
