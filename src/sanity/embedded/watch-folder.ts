import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

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
  let reported = await fingerprint(folder);
  let latest = reported;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const poll = async (): Promise<void> => {
    const current = await fingerprint(folder);
    const isStable = current === latest;
    latest = current;
    if (current !== reported && isStable) {
      reported = current;
      await onChange();
    }
    if (!isStopped) wait();
  };
  const wait = (): void => {
    timer = setTimeout(() => void poll(), interval).unref();
  };

  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Returns a text that differs when a file was added, removed or written. */
async function fingerprint(folder: string): Promise<string> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    const states = files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      // A file that was removed since `readdir` counts as gone.
      const stats = await stat(file).catch(() => undefined);
      return stats && `${file} ${stats.size} ${stats.mtimeMs} ${stats.ino}`;
    });
    return (await Promise.all(states)).sort().join("\n");
  } catch {
    return "The folder is gone.";
  }
}
