import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { startStudioServer, type StudioServer } from "../../../../studio/server/studio-server";
import {
  makeTemporaryDataset,
  type TemporaryDataset,
} from "../../sanity/embedded/temporary-dataset";

export const token = "secret-token";

export const studioOrigin = "http://localhost:3333";

/** Returns Sanity's own client of a local content server. */
export function clientOf(origin: string): SanityClient {
  return createClient({
    projectId: "127",
    apiHost: origin.replace("127.", ""),
    dataset: "production",
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
    token,
    maxRetries: 0,
  });
}

/** A server for editing a folder of its own. */
export interface EditingServer {
  readonly dataset: TemporaryDataset;
  readonly server: StudioServer;
  /** Sanity's own client, with the token. */
  readonly client: SanityClient;
  /** Returns the lines of `data.ndjson`. */
  lines(): Promise<string[]>;
  /** Starts the server anew, as after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function runEditingServer(
  documents: readonly (string | object)[],
): Promise<EditingServer> {
  const dataset = await makeTemporaryDataset();
  await dataset.write(
    "data.ndjson",
    documents.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""),
  );
  const { folder } = dataset;
  const start = (): Promise<StudioServer> =>
    startStudioServer({
      folder,
      projectId: "127",
      dataset: "production",
      token,
      port: 0,
      origins: [studioOrigin],
    });
  let server = await start();
  return {
    dataset,
    get server() {
      return server;
    },
    get client() {
      return clientOf(server.origin);
    },
    lines: async () => {
      const text = await readFile(join(folder, "data.ndjson"), "utf8");
      return text.split("\n").filter((line) => line !== "");
    },
    restart: async () => {
      await server.close();
      server = await start();
    },
    stop: async () => {
      await server.close();
      await dataset.remove();
    },
  };
}
