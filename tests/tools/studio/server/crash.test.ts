/** The server is killed while it writes: the folder stays whole, and nothing acknowledged is lost. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { schemaFile } from "../../../setup/content/schema-file";
import { temporaryDataset } from "../../sanity/embedded/temporary-dataset";
import { clientOf, token } from "./editing-server";

const kills = 20;
const writesPerKill = 10;

const fillers = Array.from({ length: 200 }, (_, index) => `filler-${index}`);
const isWritten = (id: string) => id.startsWith("kill-");

const dataset = temporaryDataset();

beforeEach(() => {
  // Long enough that a write takes a while.
  const name = "x".repeat(5_000);
  dataset.writeDocuments(fillers.map((_id) => ({ _id, _type: "employee", name })));
});

/** Starts a server in a process of its own. @returns the process and the server's origin. */
async function startProcess(): Promise<{ child: ChildProcess; origin: string }> {
  const { folder } = dataset;
  const options = {
    ...{ folder, schemaFile, projectId: "127", dataset: "production", token, port: 0, origins: [] },
  };
  const program = `
    const { startStudioServer } = require("./studio/server/studio-server.ts");
    startStudioServer(${JSON.stringify(options)}).then(({ origin }) => console.log(origin));
    setInterval(() => undefined, 60_000);
  `;
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [origin] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { child, origin };
}

test(`${kills} kills in ${kills * writesPerKill} writes`, async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, origin } = await startProcess();
    const client = clientOf(origin);
    // Sent at once, so that some wait while another is being written.
    const killAt = Math.floor(Math.random() * writesPerKill);
    const exited = once(child, "exit");
    const writes = Array.from({ length: writesPerKill }, async (_, index) => {
      const _id = `kill-${kill}-${index}`;
      await client.createOrReplace({ _id, _type: "employee", order: index });
      acknowledged.add(_id);
      // At any moment of the next write.
      if (index === killAt) setTimeout(() => child.kill("SIGKILL"), Math.random() * 10);
    });
    await Promise.allSettled(writes);
    child.kill("SIGKILL");
    await exited;
    expect(acknowledged.has(`kill-${kill}-${killAt}`)).toBe(true);
    const lines = (await readFile(join(dataset.folder, "data.ndjson"), "utf8")).trim().split("\n");
    const ids = lines.map((line) => (JSON.parse(line) as { _id: string })._id);
    expect(new Set(ids)).toEqual(new Set([...fillers, ...acknowledged, ...ids.filter(isWritten)]));
  }
  const { child, origin } = await startProcess();
  expect((await fetch(`${origin}/v1/data/export/production`)).status).toBe(200);
  // What a killed write has left behind is gone.
  expect(await readdir(dataset.folder)).toEqual(["data.ndjson"]);
  child.kill("SIGKILL");
}, 300_000);
