import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { loopbackProject } from "../../../../src/sanity/loopback-project";
import { startStudioServer, type StudioServer } from "../../../../studio/server/studio-server";
import { schemaFile } from "../../../setup/content/schema-file";
import { temporaryDataset } from "../../sanity/embedded/temporary-dataset";

export const token = "secret-token";

export const studioOrigin = "http://localhost:3333";

export function clientOf(origin: string): SanityClient {
  return createClient({
    ...loopbackProject(new URL(origin).port),
    dataset: "production",
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
    token,
    maxRetries: 0,
  });
}

/** Runs a server for each test of a file, for editing a folder with these documents. */
export const editingServer = (...documents: readonly (string | object)[]) =>
  serverWith({}, ...documents);

/** The same with further options. */
export function serverWith(
  more: Pick<Parameters<typeof startStudioServer>[0], "onError">,
  ...documents: readonly (string | object)[]
) {
  let server: StudioServer;
  // Before the folder is removed.
  afterEach(() => server.close());
  const dataset = temporaryDataset();
  async function start(lines: readonly (string | object)[]): Promise<void> {
    if (lines.length > 0) dataset.writeDocuments(lines);
    const { folder } = dataset;
    const options = { folder, schemaFile, projectId: "127", dataset: "production", token, port: 0 };
    server = await startStudioServer({ ...options, origins: [studioOrigin], ...more });
  }
  beforeEach(() => start(documents));
  const file = () => readFileSync(join(dataset.folder, "data.ndjson"), "utf8");
  return {
    dataset,
    get origin() {
      return server.origin;
    },
    /** Sanity's own client, with the token. */
    get client() {
      return clientOf(server.origin);
    },
    /** Returns the text of `data.ndjson`. */
    file,
    /** Returns its lines. */
    lines: () =>
      file()
        .split("\n")
        .filter((line) => line !== ""),
    /** Starts the server anew, as after a crash, or with other documents. */
    async restart(...others: readonly (string | object)[]) {
      await server.close();
      await start(others);
    },
  };
}
