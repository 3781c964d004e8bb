/** Runs once before all tests: makes a folder for a site that several files need to be built. */
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @returns what removes it after the last test. */
export default async function makeSharedFolder(): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "site-tests-")));
  process.env.SHARED_TEST_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
