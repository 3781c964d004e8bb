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
import { join } from "node:path";

/**
 * Copies a folder. What an earlier copy has already, by size and time, is shared with it.
 *
 * @param without names in the folder itself that are left out.
 * @returns the number of files.
 */
export function copyTree(
  from: string,
  to: string,
  earlier: string,
  without: ReadonlySet<string> = new Set(),
): number {
  mkdirSync(to, { recursive: true });
  let files = 0;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    const known = join(earlier, entry.name);
    if (entry.isDirectory()) {
      files += copyTree(source, target, known);
    } else {
      // Nothing writes into copies; Gatsby writes into its own files where they are.
      if (isSame(statOf(source), statOf(known))) linkSync(known, target);
      else copyFile(source, target);
      files += 1;
    }
  }
  return files;
}

/**
 * Makes a file or folder the same as another: copies what differs in size or time, removes what is not
 * there.
 *
 * @param keep paths, as `to` spells them, that are left alone on either side.
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

/** With its time, by which the next copy knows it. */
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
