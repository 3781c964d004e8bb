/**
 * A second real build of the site, with a vendor for everything and content that means harm: one for all
 * the files that ask for it.
 */
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "../../src/gatsby/pages-server";
import { createAside, embeddedDataset } from "./aside";
import { hostileContent } from "./hostile-content";

/** The vendors do not depend on the posts: a few of them build faster. */
const postCount = 2;

export type SecondBuild = {
  readonly publicDirectory: string;
  /** Where the site expects its vendors' host. */
  readonly vendorPort: number;
};

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
 * @param settingsFor gives the settings for the origin of the vendors' host: the same each time.
 */
export async function secondBuild(
  settingsFor: (vendorOrigin: string) => Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<SecondBuild> {
  const folder = process.env.SHARED_TEST_FOLDER;
  if (!folder) throw new Error("The tests have no folder to share.");
  const note = join(folder, "second-build.json");
  const claim = join(folder, "second-build");
  while (!(await isFirstTo(claim))) {
    const known = await readFile(note, "utf8").catch(() => undefined);
    if (known !== undefined) return JSON.parse(known) as SecondBuild;
    await delay(500, undefined, { signal });
  }

  const vendorPort = await findFreePort();
  const aside = await createAside(signal);
  try {
    await aside.writeContent([...(await smallContent()), ...(await hostileContent())]);
    await aside.build({ settings: settingsFor(`http://127.0.0.1:${vendorPort}`) });
    const build = { publicDirectory: join(folder, `public-${vendorPort}`), vendorPort };
    await cp(aside.publicDirectory, build.publicDirectory, { recursive: true });
    await writeFile(`${note}.part`, JSON.stringify(build));
    await rename(`${note}.part`, note);
    return build;
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
