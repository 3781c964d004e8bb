import { existsSync, readFileSync, rmSync } from "node:fs";
import { startWrangler, startWranglerServer } from "../../../src/cli/wrangler-server";
import { compatibilityDate } from "../../../src/config/worker-config";
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

test("a variable arrives as it is", async () => {
  const variables = {
    EMPTY: "",
    BACKSLASH: String.raw`a\b\n\\`,
    QUOTED: `"a'b"`,
    QUOTES: `a'b"c\`d`,
    HASH: `a#b"c'd`,
    SPACES: " a ",
    LINES: "a\nb",
    CASH: "$HOME ${HOME}",
  };
  folder.write({ "echo.mjs": "export default { fetch: (_, env) => Response.json(env) };" });
  const config = {
    name: "echo",
    main: folder.at("echo.mjs"),
    compatibility_date: compatibilityDate,
  };
  const server = await startWrangler(["dev"], config, { port: await findFreePort(), variables });
  const arrived: unknown = await (await fetch(server.origin)).json();
  await server.stop();
  expect(arrived).toEqual(variables);
}, 120_000);
