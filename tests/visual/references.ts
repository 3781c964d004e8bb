/** The pictures that the site is compared with, and what is left behind where it differs. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { differenceBetween, readPicture, writePicture, type Picture } from "./compare-pictures";

const projectDirectory = resolve(__dirname, "../..");
const referenceFolder = join(__dirname, "references");
/** Ignored by Git. */
const differenceFolder = join(__dirname, "differences");

export const renewal = "`npm run pictures` builds the site and renews what differs";

function referenceFile(name: string): string {
  return join(referenceFolder, `${name}.png`);
}

async function readReference(name: string): Promise<Picture | undefined> {
  try {
    return await readPicture(await readFile(referenceFile(name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function leaveBehind(file: string, picture: Picture): Promise<string> {
  await mkdir(differenceFolder, { recursive: true });
  const path = join(differenceFolder, file);
  await writeFile(path, await writePicture(picture));
  return relative(projectDirectory, path);
}

/** Takes away what earlier runs left behind. */
export async function forgetDifferences(): Promise<void> {
  await rm(differenceFolder, { recursive: true, force: true });
}

/**
 * @throws Error when the picture differs from its reference, or there is none; it names the files in
 *   which the picture and the difference can be looked at, and how to renew the reference.
 */
export async function compareWithReference(name: string, actual: Picture): Promise<void> {
  const reference = await readReference(name);
  const difference = reference
    ? differenceBetween(reference, actual)
    : { reason: "it has no reference" };
  if (!difference) return;
  const lines = [
    `${name} does not look as it did: ${difference.reason}.`,
    `now: ${await leaveBehind(`${name}.png`, actual)}`,
  ];
  if (difference.picture) {
    lines.push(`difference: ${await leaveBehind(`${name}-difference.png`, difference.picture)}`);
  }
  throw new Error([...lines, `If it is meant to look so: ${renewal}.`].join("\n"));
}

/** Writes the reference anew, unless the one that is there looks the same. */
export async function renewReference(name: string, actual: Picture): Promise<void> {
  const reference = await readReference(name);
  if (reference && !differenceBetween(reference, actual)) return;
  await mkdir(referenceFolder, { recursive: true });
  await writeFile(referenceFile(name), await writePicture(actual));
}

/** The names of all references. */
export async function referenceNames(): Promise<string[]> {
  const files = await readdir(referenceFolder);
  return files.map((file) => file.replace(/\.png$/, "")).sort();
}

export async function removeReference(name: string): Promise<void> {
  await rm(referenceFile(name));
}

/** Bytes of all references together. */
export async function sizeOfReferences(): Promise<number> {
  const sizes = (await referenceNames()).map(
    async (name) => (await stat(referenceFile(name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
