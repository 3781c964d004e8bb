import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyTree } from "./copy-tree";
import type { BuildPlaces } from "./places";

/** What Gatsby leaves in its output for itself, and for a script runner that the site does not use. */
const unpublished = new Set(["__node-manifests", "_gatsby", "webpack.stats.json", "~partytown"]);

/**
 * Puts the stage's site in the place of the published one, as a whole: a copy beside it takes its name
 * when it is complete.
 *
 * @returns the number of its files.
 */
export function publish({ stage, published, next, before }: BuildPlaces): number {
  rmSync(next, { recursive: true, force: true });
  const files = copyTree(join(stage, "public"), next, published, unpublished);
  rmSync(before, { recursive: true, force: true });
  mkdirSync(dirname(before), { recursive: true });
  if (existsSync(published)) renameSync(published, before);
  renameSync(next, published);
  rmSync(before, { recursive: true, force: true });
  return files;
}

/** Clears away what a build left that was killed while it published. No system swaps two folders at once. */
export function recoverPublished({ published, next, before }: BuildPlaces): void {
  if (!existsSync(published) && existsSync(before)) renameSync(before, published);
  for (const rest of [next, before]) rmSync(rest, { recursive: true, force: true });
}
