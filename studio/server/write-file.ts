/** Files that are either there as a whole or not at all, however the process ends. */
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** One name in each folder: files are written one after another. */
const temporaryFile = (folder: string) => join(folder, ".writing.tmp");

/**
 * Writes a file so that it has either its old content or the new one, even after a crash: to a temporary file
 * beside it that then takes its place. It is on the disk when this returns.
 *
 * @throws Error of the file system; the file is then as it was.
 */
export async function writeFileAtomically(file: string, content: Buffer): Promise<void> {
  const folder = dirname(file);
  const handle = await open(temporaryFile(folder), "w");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporaryFile(folder), file);
  await syncFolder(folder);
}

/** Makes the new name survive a power failure. Some systems cannot open a folder; they need no such step. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes what a process that was killed while it wrote has left in a folder. */
export async function removeTemporaryFile(folder: string): Promise<void> {
  await rm(temporaryFile(folder), { force: true });
}
