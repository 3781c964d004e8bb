import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  type Stats,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Copies files of a folder. Files with the same size and time in an earlier copy are hard links to it.
 *
 * @param files paths relative to the folder.
 */
export function copyFiles(
  files: readonly string[],
  from: string,
  to: string,
  earlier: string,
): void {
  for (const folder of new Set(files.map((file) => dirname(join(to, file))))) {
    mkdirSync(folder, { recursive: true });
  }
  for (const file of files) {
    const source = join(from, file);
    const existing = join(earlier, file);
    // Links to the earlier copy, never to the source: Gatsby overwrites its files in place.
    if (isSame(statOf(source), statOf(existing))) linkSync(existing, join(to, file));
    else copyFile(source, join(to, file));
  }
}

/**
 * Mirrors a file or folder: copies what differs in size or time, and removes what does not exist in `from`.
 *
 * @param keep paths in `to` that are neither written nor removed.
 */
export function mirror(from: string, to: string, keep: ReadonlySet<string> = new Set()): void {
  if (keep.has(to)) return;
  const source = statOf(from);
  const target = statOf(to);
  if (!source || (target && target.isDirectory() !== source.isDirectory())) {
    rmSync(to, { recursive: true, force: true });
  }
  if (!source) return;
  if (source.isDirectory()) {
    mkdirSync(to, { recursive: true });
    const names = new Set([...readdirSync(from), ...readdirSync(to)]);
    for (const name of names) mirror(join(from, name), join(to, name), keep);
  } else if (!isSame(source, target)) {
    copyFile(from, to);
  }
}

/** Keeps the modification time, which the next copy compares. */
function copyFile(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

function isSame(a: Stats | undefined, b: Stats | undefined): boolean {
  return a?.isFile() === true && a.size === b?.size && a.mtime.getTime() === b.mtime.getTime();
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
