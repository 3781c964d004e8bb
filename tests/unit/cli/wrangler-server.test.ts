import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWranglerServer } from "../../../src/cli/wrangler-server";
import { findFreePort } from "../../setup/servers/free-port";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "built-site-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true });
});

test("rejects a folder without a built site, and says what to do", async () => {
  const port = await findFreePort();
  await expect(startWranglerServer({ directory, port })).rejects.toThrow(
    'run "npm run build" first',
  );
});

test("rejects a port that is in use, by its number", async () => {
  await writeFile(join(directory, "index.html"), "<title>Home</title>");
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(port, "127.0.0.1", () => listening()));
  try {
    await expect(startWranglerServer({ directory, port })).rejects.toThrow(`Port ${port} is taken`);
  } finally {
    other.close();
  }
});

test("runs two servers at once, with headers and not-found pages, and stops them", async () => {
  await writeFile(join(directory, "index.html"), "<title>Home</title>");
  await writeFile(join(directory, "404.html"), "<title>Missing</title>");
  await writeFile(join(directory, "about.html"), "<title>About</title>");
  await writeFile(join(directory, "_headers"), "/*\n  X-Site: yes\n");

  const start = async () => startWranglerServer({ directory, port: await findFreePort() });
  const servers = [await start(), await start()];
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
