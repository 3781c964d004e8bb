/** Runs once before all browser tests: a folder for what several files of them use. */
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default async function createSharedFolder() {
  process.env.SHARED_TEST_FOLDER = await realpath(await mkdtemp(join(tmpdir(), "site-tests-")));
}
