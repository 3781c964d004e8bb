/** The built site with its receiver, on the hosts' own runtime, with a database of its own. */
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { startWranglerServer } from "../../../src/cli/wrangler-server";
import { d1LeadStore } from "../../../src/leads/d1-lead-store";
import { until } from "../until";
import { answerSql, d1At } from "./d1";
import { findFreePort, isPortFree } from "./free-port";

const publicDirectory = resolve(__dirname, "../../../public");
/** Linux's file system in memory. On a slow disk, thousands of requests take many minutes. */
const memory = "/dev/shm";
const sqlPath = "/v1/website/sql";

/** The published worker, with a way into its database for the tests. */
const workerUnderTest = `
  import receiver from "./_worker.js";
  const answerSql = ${answerSql};
  export default {
    fetch: (request, env, context) =>
      new URL(request.url).pathname === "${sqlPath}"
        ? answerSql(request, env.LEADS)
        : receiver.fetch(request, env, context),
  };`;

export type Receiver = Awaited<ReturnType<typeof startReceiver>>["receiver"];

/** Starts the server. @param variables the receiver's settings. */
export async function startReceiver(variables: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "receiver-"));
  const stateFolder = await mkdtemp(
    join(existsSync(memory) ? memory : tmpdir(), "receiver-state-"),
  );
  const directory = join(folder, "public");
  await cp(publicDirectory, directory, { recursive: true });
  const { outputFiles } = await build({
    stdin: { contents: workerUnderTest, resolveDir: publicDirectory },
    bundle: true,
    format: "esm",
    write: false,
  });
  await writeFile(join(directory, "_worker.js"), outputFiles[0]!.text);
  const port = await findFreePort();
  const start = () => startWranglerServer({ directory, port, stateFolder, variables });
  let server = await start();
  const { origin } = server;
  const database = d1At(origin + sqlPath);

  const receiver = {
    origin,
    leads: () => d1LeadStore(database).list("leads"),
    async execute(...statements: readonly string[]): Promise<void> {
      await database.batch(statements.map((sql) => database.prepare(sql)));
    },
    /** Kills the server and its runtime as a crash would, and starts it again with the same database. */
    async crash(): Promise<void> {
      server.kill();
      await server.ended;
      // The runtime, a child, may still wait for the disk. It keeps the port until then.
      await until(`port ${port} to be free`, () => isPortFree(port));
      server = await start();
    },
  };
  const close = async (): Promise<void> => {
    await server.stop();
    for (const path of [folder, stateFolder]) {
      await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    }
  };
  return { receiver, close };
}
