import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds between two polls of a folder. */
const interval = 100;

/**
 * Reads a folder again when its files have changed and then stayed the same for one interval, so that no
 * half-written file counts. It polls sizes and times, which also works where the system reports no
 * changes (network drives, containers), and never keeps the process alive.
 *
 * @param onError receives the error of `reload`.
 */
export async function watchFolder(
  folder: string,
  reload: () => Promise<void>,
  closing: AbortSignal,
  onError: ((message: string) => void) | undefined,
): Promise<void> {
  let reported = await fingerprint(folder);
  let latest = reported;
  const poll = async (): Promise<void> => {
    const current = await fingerprint(folder);
    const hasSettled = current === latest && current !== reported;
    latest = current;
    if (hasSettled) {
      reported = current;
      try {
        await reload();
      } catch (error) {
        onError?.((error as Error).message);
      }
    }
    wait();
  };
  const wait = () => {
    if (!closing.aborted) setTimeout(() => void poll(), interval).unref();
  };
  wait();
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
  } catch (error) {
    // Such as a file that was removed meanwhile. What lasts is told when the folder is read again.
    return (error as Error).message;
  }
}
