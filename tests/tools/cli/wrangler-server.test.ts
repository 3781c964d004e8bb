import { existsSync, readFileSync, rmSync } from "node:fs";
import { startWranglerServer } from "../../../src/cli/wrangler-server";
import { fakeService } from "../../setup/servers/fake-service";
import { findFreePort } from "../../setup/servers/free-port";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const other = fakeService();
const startAt = (port: number) => startWranglerServer({ directory: folder.at(), port });

test("rejects a folder without a built site, and says what to do", async () => {
  await expect(startAt(await findFreePort())).rejects.toThrow('run "npm run build" first');
});

test("rejects a port that is in use, by its number", async () => {
  folder.write({ "index.html": "<title>Home</title>" });
  await expect(startAt(other.port)).rejects.toThrow(`Port ${other.port} is taken`);
});

test("keeps what a server that ended by itself has printed, and removes that of one that was stopped", async () => {
  folder.write({ "index.html": "<title>Home</title>" });
  const stopped = await startAt(await findFreePort());
  await stopped.stop();
  expect(existsSync(stopped.log)).toBe(false);

  const crashed = await startAt(await findFreePort());
  crashed.kill();
  await crashed.ended;
  await crashed.stop();
  expect(readFileSync(crashed.log, "utf8")).toContain("Ready on");
  rmSync(crashed.log);
}, 120_000);
