import { open } from "node:fs/promises";

/** Writes a file that only its owner can read. One that was there may have been readable by others. */
export async function writePrivate(file: string, content: string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}
