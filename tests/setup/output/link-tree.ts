import { constants } from "node:fs";
import { copyFile, link, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies a folder as hard links, which is fast even for 80,000 files. If the file system cannot link (to
 * another disk, for example), copies the files.
 *
 * @param skip top-level names to exclude.
 */
export async function linkTree(
  from: string,
  to: string,
  skip: readonly string[] = [],
): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => !skip.includes(name))
      .map(async (entry) => {
        const source = join(from, entry.name);
        const target = join(to, entry.name);
        if (entry.isDirectory()) await linkTree(source, target);
        else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
        else if (entry.isFile()) await linkOrCopy(source, target);
      }),
  );
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}
