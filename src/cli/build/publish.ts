import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyFiles } from "./copy-tree";
import type { BuildPaths } from "./paths";
import { referencedFiles } from "../../gatsby/internals/referenced-files";

/**
 * Puts the workspace's site in the place of the published one, as a whole: a copy beside it takes its name
 * when it is complete. Of the files that earlier builds have left in the workspace, none is published.
 *
 * @returns the number of its files.
 */
export function publish({ workspace, published, next, previous }: BuildPaths): number {
  rmSync(next, { recursive: true, force: true });
  const publicDirectory = join(workspace, "public");
  const files = referencedFiles({ publicDirectory, staticDirectory: join(workspace, "static") });
  copyFiles(files, publicDirectory, next, published);
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(dirname(previous), { recursive: true });
  if (existsSync(published)) renameSync(published, previous);
  renameSync(next, published);
  rmSync(previous, { recursive: true, force: true });
  return files.length;
}

/** Clears away what a build left that was killed while it published. No system swaps two folders at once. */
export function recoverPublished({ published, next, previous }: BuildPaths): void {
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
  for (const rest of [next, previous]) rmSync(rest, { recursive: true, force: true });
}
