/**
 * A second real build of the site, with a vendor for everything and content that means harm: one for all
 * the files that ask for it.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createSandbox, embeddedDataset } from "./sandbox";
import { hostileContent } from "../content/hostile-content";

/** The vendors do not depend on the posts: a few of them build faster. */
const postCount = 2;

type Document = {
  readonly _id: string;
  readonly _type: string;
  readonly slug?: object;
  readonly slugEn?: object;
};

/** Everything but most posts. */
export async function smallContent(): Promise<Document[]> {
  const lines = (await readFile(join(embeddedDataset, "data.ndjson"), "utf8")).trim().split("\n");
  const documents = lines.map((line) => JSON.parse(line) as Document);
  const bilingual = documents.filter(
    ({ _id, slug, slugEn }) => slug && slugEn && !_id.includes("."),
  );
  const rest = documents.filter(({ _type }) => _type !== "post");
  return [...rest, ...bilingual.slice(0, postCount)];
}

/**
 * Builds it, or finds it built.
 *
 * @param settings the same each time.
 * @returns the folder of the built site.
 */
export async function secondBuild(
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const folder = process.env.SHARED_TEST_FOLDER;
  if (!folder) throw new Error("The tests have no folder to share.");
  const publicDirectory = join(folder, "second-public");
  const claim = join(folder, "second-build");
  while (!(await isFirstTo(claim))) {
    if (existsSync(publicDirectory)) return publicDirectory;
    await delay(500, undefined, { signal });
  }

  const aside = await createSandbox(signal);
  try {
    await aside.writeContent([...(await smallContent()), ...(await hostileContent())]);
    await aside.build({ settings });
    const part = `${publicDirectory}.part`;
    await cp(aside.publicDirectory, part, { recursive: true });
    // It is there at once, and whole.
    await rename(part, publicDirectory);
    return publicDirectory;
  } catch (error) {
    // Another file may try.
    await rm(claim, { recursive: true });
    throw error;
  } finally {
    await aside.remove();
  }
}

/** Whether no other file of tests builds, or has built. */
async function isFirstTo(claim: string): Promise<boolean> {
  try {
    await mkdir(claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
