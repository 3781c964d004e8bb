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

test("runs two servers at once, with headers and not-found pages, and stops them", async () => {
  folder.write({
    "index.html": "<title>Home</title>",
    "404.html": "<title>Missing</title>",
    "about.html": "<title>About</title>",
    _headers: "/*\n  X-Site: yes\n",
  });
  const servers = [await startAt(await findFreePort()), await startAt(await findFreePort())];
  try {
    for (const { origin } of servers) {
      const about = await fetch(`${origin}/about`);
      expect(about.status).toBe(200);
      expect(about.headers.get("x-site")).toBe("yes");
      const missing = await fetch(`${origin}/nowhere`);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain("Missing");
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  await expect(fetch(servers[0]!.origin)).rejects.toThrow();
}, 60_000);
