/** The built site with its receiver, on the hosts' own runtime, with a database of its own. */
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { startWranglerServer } from "../../../src/cli/wrangler-server";
import { d1LeadStore } from "../../../src/leads/d1-lead-store";
import { answerSql, d1At } from "./d1";
import { findFreePort } from "./free-port";

const publicDirectory = resolve(__dirname, "../../../public");
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
  const stateFolder = join(folder, "state");
  const server = await startWranglerServer({ directory, port, stateFolder, variables });
  const { origin } = server;
  const database = d1At(origin + sqlPath);

  const receiver = {
    origin,
    leads: () => d1LeadStore(database).list("leads"),
    async execute(...statements: readonly string[]): Promise<void> {
      await database.batch(statements.map((sql) => database.prepare(sql)));
    },
  };
  const close = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { receiver, close };
}
