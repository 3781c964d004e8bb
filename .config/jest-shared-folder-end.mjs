/** Runs once after all browser tests. */
import { rm } from "node:fs/promises";

export default async function removeSharedFolder() {
  await rm(process.env.SHARED_TEST_FOLDER, { recursive: true, force: true, maxRetries: 10 });
}
