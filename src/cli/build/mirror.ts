import { cpSync, mkdirSync, readdirSync, rmSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

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
  if (source?.isDirectory()) {
    mkdirSync(to, { recursive: true });
    const names = new Set([...readdirSync(from), ...readdirSync(to)]);
    for (const name of names) mirror(join(from, name), join(to, name), keep);
  } else if (source && !isSame(source, target)) {
    // With the time, which the next call compares.
    cpSync(from, to, { preserveTimestamps: true });
  }
}

function isSame(a: Stats, b: Stats | undefined): boolean {
  return a.size === b?.size && a.mtime.getTime() === b.mtime.getTime();
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
