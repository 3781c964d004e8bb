/** Files that are either there as a whole or not at all, however the process ends. */
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const temporaryName = /^\..+\.(\d+)-\d+\.tmp$/;
let count = 0;

/**
 * Writes a file so that it has either its old content or the new one, even after a crash: to a temporary file
 * beside it that then takes its place. It is on the disk when this returns.
 *
 * @throws Error of the file system; the file is then as it was.
 */
export async function writeFileAtomically(file: string, content: Buffer): Promise<void> {
  const folder = dirname(file);
  const temporary = join(folder, `.${basename(file)}.${process.pid}-${(count += 1)}.tmp`);
  try {
    const handle = await open(temporary, "wx");
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes the new name survive a power failure. Some systems cannot open a folder; they need no such step. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes what a killed process has left in a folder; a missing folder has nothing to remove. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const left = names.filter((name) => {
    const pid = Number(temporaryName.exec(name)?.[1] ?? NaN);
    return pid > 0 && !(pid !== process.pid && isRunning(pid));
  });
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
