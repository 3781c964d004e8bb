import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyFiles } from "./copy-tree";
import type { BuildPlaces } from "./places";
import { referencedFiles } from "./referenced-files";

/**
 * Puts the stage's site in the place of the published one, as a whole: a copy beside it takes its name
 * when it is complete. Of the files that earlier builds have left in the stage, none is published.
 *
 * @returns the number of its files.
 */
export function publish({ stage, published, next, before }: BuildPlaces): number {
  rmSync(next, { recursive: true, force: true });
  const publicDirectory = join(stage, "public");
  const files = referencedFiles({ publicDirectory, staticDirectory: join(stage, "static") });
  copyFiles(files, publicDirectory, next, published);
  rmSync(before, { recursive: true, force: true });
  mkdirSync(dirname(before), { recursive: true });
  if (existsSync(published)) renameSync(published, before);
  renameSync(next, published);
  rmSync(before, { recursive: true, force: true });
  return files.length;
}

/** Clears away what a build left that was killed while it published. No system swaps two folders at once. */
export function recoverPublished({ published, next, before }: BuildPlaces): void {
  if (!existsSync(published) && existsSync(before)) renameSync(before, published);
  for (const rest of [next, before]) rmSync(rest, { recursive: true, force: true });
}
