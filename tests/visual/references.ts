/** Reference screenshots, and the files written for those that differ. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { compareScreenshots, decodePng, encodePng, type Picture } from "./compare-pictures";

const projectDirectory = resolve(__dirname, "../..");
const referenceFolder = join(__dirname, "references");
/** Ignored by Git. */
const differenceFolder = join(__dirname, "differences");

export const renewal = "`npm run pictures` builds the site and renews the references that differ";

function referenceFile(name: string): string {
  return join(referenceFolder, `${name}.png`);
}

async function readReference(name: string): Promise<Picture | undefined> {
  try {
    return await decodePng(await readFile(referenceFile(name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function saveImage(file: string, picture: Picture): Promise<string> {
  await mkdir(differenceFolder, { recursive: true });
  const path = join(differenceFolder, file);
  await writeFile(path, await encodePng(picture));
  return relative(projectDirectory, path);
}

/** Removes the differences of earlier runs. */
export async function clearDifferences(): Promise<void> {
  await rm(differenceFolder, { recursive: true, force: true });
}

/**
 * Compares a screenshot with its reference.
 *
 * @throws Error if it differs or has no reference, with the files of the screenshot and the difference.
 */
export async function compareWithReference(name: string, actual: Picture): Promise<void> {
  const reference = await readReference(name);
  const difference = reference
    ? compareScreenshots(reference, actual)
    : { reason: "it has no reference" };
  if (!difference) return;
  const lines = [
    `${name} differs from its reference: ${difference.reason}.`,
    `now: ${await saveImage(`${name}.png`, actual)}`,
  ];
  if (difference.picture) {
    lines.push(`difference: ${await saveImage(`${name}-difference.png`, difference.picture)}`);
  }
  throw new Error([...lines, `If the change is intended: ${renewal}.`].join("\n"));
}

/** Renews the reference unless it looks the same. */
export async function renewReference(name: string, actual: Picture): Promise<void> {
  const reference = await readReference(name);
  if (reference && !compareScreenshots(reference, actual)) return;
  await mkdir(referenceFolder, { recursive: true });
  await writeFile(referenceFile(name), await encodePng(actual));
}

export async function referenceNames(): Promise<string[]> {
  const files = await readdir(referenceFolder);
  return files.map((file) => file.replace(/\.png$/, "")).sort();
}

export async function removeReference(name: string): Promise<void> {
  await rm(referenceFile(name));
}

/** Returns the total size of all references in bytes. */
export async function totalReferenceSize(): Promise<number> {
  const sizes = (await referenceNames()).map(
    async (name) => (await stat(referenceFile(name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
