/** Runs once after all browser tests. */
import { rm } from "node:fs/promises";
import type { Shared } from "./start-shared";

export default async function stopShared(): Promise<void> {
  await (globalThis as Shared).sharedServer?.stop();
  const folder = process.env.SHARED_TEST_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
