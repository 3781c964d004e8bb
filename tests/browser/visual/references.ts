/** Reference screenshots, and the files written for those that differ. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { compareScreenshots, decodePng, encodePng, type Picture } from "./compare-pictures";

const projectDirectory = resolve(__dirname, "../../..");
const referenceFolder = join(__dirname, "references");
/** Ignored by Git. */
export const differenceFolder = join(__dirname, "differences");

const renewal = "`npm run pictures` builds the site and renews the references that differ";

export const referenceFile = (name: string) => join(referenceFolder, `${name}.png`);

export const referenceNames = () =>
  readdirSync(referenceFolder)
    .map((file) => basename(file, ".png"))
    .sort();

async function readReference(name: string): Promise<Picture | undefined> {
  const file = referenceFile(name);
  return existsSync(file) ? await decodePng(readFileSync(file)) : undefined;
}

async function save(file: string, picture: Picture): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await encodePng(picture));
  return relative(projectDirectory, file);
}

/** @throws Error that names the files of a screenshot that differs. */
export async function compareWithReference(name: string, actual: Picture): Promise<void> {
  const reference = await readReference(name);
  const difference = reference
    ? compareScreenshots(reference, actual)
    : { reason: "it has no reference" };
  if (!difference) return;
  const saveDifference = (file: string, picture: Picture) =>
    save(join(differenceFolder, `${file}.png`), picture);
  const lines = [
    `${name} differs from its reference: ${difference.reason}.`,
    `now: ${await saveDifference(name, actual)}`,
  ];
  if (difference.picture) {
    lines.push(`difference: ${await saveDifference(`${name}-difference`, difference.picture)}`);
  }
  throw new Error([...lines, `If the change is intended: ${renewal}.`].join("\n"));
}

export async function renewReference(name: string, actual: Picture): Promise<void> {
  const reference = await readReference(name);
  if (!reference || compareScreenshots(reference, actual)) await save(referenceFile(name), actual);
}
