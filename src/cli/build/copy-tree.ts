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
 * Copies files of a folder. What an earlier copy has already, by size and time, is shared with it.
 *
 * @param files by their paths in the folder.
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
    const known = join(earlier, file);
    // Nothing writes into copies; Gatsby writes into its own files where they are.
    if (isSame(statOf(source), statOf(known))) linkSync(known, join(to, file));
    else copyFile(source, join(to, file));
  }
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
