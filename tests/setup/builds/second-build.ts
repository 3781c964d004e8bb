/** A second real build of the site, with all vendors and hostile content. Shared by all test files. */
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createSandbox, embeddedDataset } from "./sandbox";
import { hostileContent } from "../content/hostile-content";

/** Few posts build faster, and the vendors do not depend on them. */
const postCount = 2;

type Document = {
  readonly _id: string;
  readonly _type: string;
  readonly slug?: object;
  readonly slugEn?: object;
};

/** Returns the documents of the embedded dataset. */
export async function embeddedDocuments(): Promise<Document[]> {
  const lines = (await readFile(join(embeddedDataset, "data.ndjson"), "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Document);
}

/** Returns the embedded dataset without most posts. */
export async function smallContent(): Promise<Document[]> {
  const documents = await embeddedDocuments();
  const bilingual = documents.filter(
    ({ _id, slug, slugEn }) => slug && slugEn && !_id.includes("."),
  );
  const rest = documents.filter(({ _type }) => _type !== "post");
  return [...rest, ...bilingual.slice(0, postCount)];
}

/**
 * Builds the site, unless another test file has done so.
 *
 * @param settings must be the same in every call.
 * @returns the folder of the built site.
 */
export async function secondBuild(
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const folder = process.env.SHARED_TEST_FOLDER;
  if (!folder) throw new Error("SHARED_TEST_FOLDER is not set.");
  const publicDirectory = join(folder, "second-public");
  const claim = join(folder, "second-build");
  while (!(await takeClaim(claim))) {
    if (existsSync(publicDirectory)) return publicDirectory;
    await delay(500, undefined, { signal });
  }

  const sandbox = await createSandbox(signal);
  try {
    await sandbox.writeContent([...(await smallContent()), ...(await hostileContent())]);
    await sandbox.build({ settings });
    const part = `${publicDirectory}.part`;
    await cp(sandbox.publicDirectory, part, { recursive: true });
    // Renamed, so that other processes never see a partial copy.
    await rename(part, publicDirectory);
    return publicDirectory;
  } catch (error) {
    // Lets another test file try again.
    await rm(claim, { recursive: true });
    throw error;
  } finally {
    await sandbox.remove();
  }
}

/** Claims the build. @returns false if another test file has claimed it. */
async function takeClaim(claim: string): Promise<boolean> {
  try {
    await mkdir(claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
