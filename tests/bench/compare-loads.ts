/** Sizes of first loads, and their growth between two builds. Pure. */
import type { FirstLoad, Script } from "./first-load";

export function gzippedBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, script) => sum + script.gzippedBytes, 0);
}

export type Growth = {
  /** Difference in bytes on disk; negative if the later build is smaller. */
  readonly bytes: number;
  /** Larger and new files, with their growth in bytes. */
  readonly grown: readonly { readonly name: string; readonly bytes: number }[];
  /** Whether all files have the same content. */
  readonly isSame: boolean;
};

/** Compares the same page of two builds, file by file. Hashes in file names do not count. */
export function growthOf(before: FirstLoad, after: FirstLoad): Growth {
  const files = [before, after].map(
    ({ scripts }) => new Map(scripts.map((script) => [script.name, script])),
  );
  const [older = new Map<string, Script>(), newer = new Map<string, Script>()] = files;
  const names = [...new Set([...older.keys(), ...newer.keys()])];
  const changes = names.map((name) => ({
    name,
    bytes: (newer.get(name)?.bytes ?? 0) - (older.get(name)?.bytes ?? 0),
  }));
  return {
    bytes: changes.reduce((sum, { bytes }) => sum + bytes, 0),
    grown: changes.filter(({ bytes }) => bytes > 0),
    isSame: names.every((name) => newer.get(name)?.digest === older.get(name)?.digest),
  };
}
