/** The development server with its GraphiQL, over a copy of the project in a temporary folder. */
import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { findFreePort } from "../servers/free-port";
import { createSandbox, embeddedDataset, endGroup, environment } from "./sandbox";

export const builtPage = { name: "index.html", text: "The built site" } as const;

/** Milliseconds between two questions whether it answers yet. */
const pause = 500;

export type DevelopServer = {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Of a build before, which left one page: `builtPage`. */
  readonly publicDirectory: string;
  /** Ends it and removes the copy. */
  stop(): Promise<void>;
};

/**
 * Runs `npm run develop` with the embedded dataset until its GraphQL endpoint answers.
 *
 * @param addContent gives further documents; may write their files into the dataset's folder.
 * @throws Error with the end of the log when the server ends by itself, or when `signal` aborts.
 */
export async function startDevelopServer(
  signal: AbortSignal,
  addContent: (datasetDirectory: string) => Promise<readonly object[]>,
): Promise<DevelopServer> {
  const aside = await createSandbox(signal);
  const lines = (await readFile(join(embeddedDataset, "data.ndjson"), "utf8")).trim().split("\n");
  const added = await addContent(aside.datasetDirectory);
  await aside.writeContent([...lines.map((line) => JSON.parse(line) as object), ...added]);
  const { publicDirectory } = aside;
  await mkdir(publicDirectory);
  await writeFile(join(publicDirectory, builtPage.name), builtPage.text);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn("npm", ["run", "--silent", "develop", "--", "-p", String(port)], {
    cwd: aside.directory,
    env: environment(await findFreePort(), join(aside.directory, "tmp")),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (log += text));
  }
  const stop = async (): Promise<void> => {
    endGroup(child);
    await aside.remove();
  };
  while (!(await answers(origin))) {
    if (child.exitCode !== null || signal.aborted) {
      await stop();
      const end = stripVTControlCharacters(log).slice(-4_000);
      throw new Error(`The development server did not answer:\n${end}`);
    }
    await wait(pause);
  }
  return { origin, publicDirectory, stop };
}

async function answers(origin: string): Promise<boolean> {
  try {
    const { data } = await askGraphql(origin, "{ __typename }");
    return data !== undefined;
  } catch {
    return false;
  }
}

export type GraphqlAnswer = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string }[];
};

/** Asks as GraphiQL does. */
export async function askGraphql(origin: string, query: string): Promise<GraphqlAnswer> {
  const response = await fetch(`${origin}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as GraphqlAnswer;
}
