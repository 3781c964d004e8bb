/** The development server with GraphiQL, on a copy of the project in a temporary folder. */
import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { findFreePort } from "../servers/free-port";
import { killGroup } from "../../../src/cli/process-group";
import { createSandbox, embeddedDataset, environment } from "./sandbox";

export const builtPage = { name: "index.html", text: "The built site" } as const;

/** Milliseconds between two checks whether the server responds. */
const POLL_INTERVAL = 500;

export type DevelopServer = {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Output of an earlier build, with one page: `builtPage`. */
  readonly publicDirectory: string;
  /** Stops the server and removes the copy. */
  stop(): Promise<void>;
};

/**
 * Runs `npm run develop` with the embedded dataset and waits until its GraphQL endpoint responds.
 *
 * @param addContent returns additional documents; may write their files to the dataset's folder.
 * @throws Error with the end of the log if the server exits by itself, or if `signal` aborts.
 */
export async function startDevelopServer(
  signal: AbortSignal,
  addContent: (datasetDirectory: string) => Promise<readonly object[]>,
): Promise<DevelopServer> {
  const sandbox = await createSandbox(signal);
  const lines = (await readFile(join(embeddedDataset, "data.ndjson"), "utf8")).trim().split("\n");
  const added = await addContent(sandbox.datasetDirectory);
  await sandbox.writeContent([...lines.map((line) => JSON.parse(line) as object), ...added]);
  const { publicDirectory } = sandbox;
  await mkdir(publicDirectory);
  await writeFile(join(publicDirectory, builtPage.name), builtPage.text);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn("npm", ["run", "--silent", "develop", "--", "-p", String(port)], {
    cwd: sandbox.directory,
    env: environment(await findFreePort(), join(sandbox.directory, "tmp")),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (log += text));
  }
  const stop = async (): Promise<void> => {
    killGroup(child);
    await sandbox.remove();
  };
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || signal.aborted) {
      await stop();
      const end = stripVTControlCharacters(log).slice(-4_000);
      throw new Error(`The development server did not start:\n${end}`);
    }
    await wait(POLL_INTERVAL);
  }
  return { origin, publicDirectory, stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { data } = await queryGraphql(origin, "{ __typename }");
    return data !== undefined;
  } catch {
    return false;
  }
}

type GraphqlResponse = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string }[];
};

/** Sends a query the way GraphiQL does. */
export async function queryGraphql(origin: string, query: string): Promise<GraphqlResponse> {
  const response = await fetch(`${origin}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as GraphqlResponse;
}
