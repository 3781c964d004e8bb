import { createServer } from "node:net";
import { startWranglerServer } from "../../../src/cli/wrangler-server";
import { findFreePort } from "../../setup/servers/free-port";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const startAt = (port: number) => startWranglerServer({ directory: folder.at(), port });

test("rejects a folder without a built site, and says what to do", async () => {
  await expect(startAt(await findFreePort())).rejects.toThrow('run "npm run build" first');
});

test("rejects a port that is in use, by its number", async () => {
  folder.write({ "index.html": "<title>Home</title>" });
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(port, "127.0.0.1", () => listening()));
  try {
    await expect(startAt(port)).rejects.toThrow(`Port ${port} is taken`);
  } finally {
    other.close();
  }
});
