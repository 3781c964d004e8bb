/** Runs once before all browser tests: starts what their files share. */
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWranglerServer, type WranglerServer } from "../../../src/cli/wrangler-server";
import { findFreePort } from "../servers/free-port";

export type Shared = { sharedServer?: WranglerServer };

export default async function startShared(): Promise<void> {
  // A folder for sites that several files need to be built.
  process.env.SHARED_TEST_FOLDER = await realpath(await mkdtemp(join(tmpdir(), "site-tests-")));
  // A server for the built site, which starts slower than most files of tests run.
  const server = await startWranglerServer({ directory: "public", port: await findFreePort() });
  process.env.SHARED_SITE_ORIGIN = server.origin;
  (globalThis as Shared).sharedServer = server;
}
