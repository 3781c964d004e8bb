import { cpSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildPaths } from "./paths";
import { referencedFiles } from "../../gatsby/internals/referenced-files";

/**
 * Replaces the published site by the workspace's, as a whole: assembles it in a folder next to it, then renames
 * that. Files of earlier builds that are left in the workspace are not published. Unchanged files are linked to the
 * published ones, because copying all of them would take most of the time.
 *
 * @returns the number of published files.
 */
export function publish({ workspace, published, next, previous }: BuildPaths): number {
  rmSync(next, { recursive: true, force: true });
  const publicDirectory = join(workspace, "public");
  const files = referencedFiles({ publicDirectory, staticDirectory: join(workspace, "static") });
  for (const directory of new Set(files.map(dirname)))
    mkdirSync(join(next, directory), { recursive: true });
  for (const file of files) {
    const [built, current] = [join(publicDirectory, file), join(published, file)];
    if (isSame(built, current)) linkSync(current, join(next, file));
    else cpSync(built, join(next, file), { preserveTimestamps: true });
  }
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(dirname(previous), { recursive: true });
  if (existsSync(published)) renameSync(published, previous);
  renameSync(next, published);
  rmSync(previous, { recursive: true, force: true });
  return files.length;
}

/** Returns whether two files have the same size and time, which a copy keeps. */
function isSame(file: string, other: string): boolean {
  const [one, two] = [file, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return one?.size === two?.size && one?.mtime.getTime() === two?.mtime.getTime();
}

/** Cleans up after a build that was killed while publishing: two folders cannot be swapped atomically. */
export function recoverPublishedSite({ published, next, previous }: BuildPaths): void {
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published);
  for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
}
