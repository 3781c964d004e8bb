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
