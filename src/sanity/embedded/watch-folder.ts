import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds between two looks at a folder. */
const interval = 300;

/**
 * Tells when the files of a folder have changed and come to rest: what an editor is still writing is
 * half a file. It looks at the files' sizes and times, which also works where a system reports no
 * changes (network drives, containers), and never keeps the process alive.
 *
 * @param changed called after each change, and again only when it is done.
 * @returns what ends it.
 */
export async function watchFolder(
  folder: string,
  changed: () => Promise<void>,
): Promise<() => void> {
  let known = await fingerprint(folder);
  let seen = known;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  const look = async (): Promise<void> => {
    const current = await fingerprint(folder);
    const isAtRest = current === seen;
    seen = current;
    if (current !== known && isAtRest) {
      known = current;
      await changed();
    }
    // Ended while it looked.
    if (!isEnded) wait();
  };
  const wait = (): void => {
    timer = setTimeout(() => void look(), interval).unref();
  };

  wait();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

/** Differs when a file has been added, taken away or written. */
async function fingerprint(folder: string): Promise<string> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    const marks = files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      // A file that went between the two questions counts as gone.
      const found = await stat(file).catch(() => undefined);
      return found && `${file} ${found.size} ${found.mtimeMs} ${found.ino}`;
    });
    return (await Promise.all(marks)).sort().join("\n");
  } catch {
    return "The folder is gone.";
  }
}
