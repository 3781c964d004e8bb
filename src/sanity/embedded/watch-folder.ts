import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two polls of a folder. */
const interval = 100;

/**
 * Calls back when the files of a folder have changed and then stayed the same for one interval, so that no
 * half-written file counts. It polls sizes and times, which also works where the system reports no
 * changes (network drives, containers), and never keeps the process alive.
 *
 * @param onChange called after each change, and not again before it has settled.
 * @returns a function that stops watching.
 */
export async function watchFolder(
  folder: string,
  onChange: () => Promise<void>,
): Promise<() => void> {
  const stopping = new AbortController();
  let reported = await fingerprint(folder);
  const watch = async (): Promise<void> => {
    for (let latest = reported; ;) {
      await wait(interval, undefined, { ref: false, signal: stopping.signal });
      const current = await fingerprint(folder);
      const isStable = current === latest;
      latest = current;
      if (current === reported || !isStable) continue;
      reported = current;
      await onChange();
    }
  };
  // Rejects when it is stopped.
  watch().catch(() => undefined);
  return () => stopping.abort();
}

/** Returns a text that differs when a file was added, removed or written. */
async function fingerprint(folder: string): Promise<string> {
  try {
    const files = await readdir(folder, { recursive: true });
    const states = files.map(async (name) => {
      const stats = await stat(join(folder, name));
      return stats.isFile() && [name, stats.size, stats.mtimeMs, stats.ino].join(" ");
    });
    return (await Promise.all(states)).sort().join("\n");
  } catch {
    return "A file was removed meanwhile, or the folder is gone.";
  }
}
