import { readFile } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { readingAccess, type ContentEnv } from "./access";
import type { DatasetFolder } from "./assets";
import { createContentApp } from "./content-app";
import { loadDataset, type Dataset } from "./dataset";
import { serveApp, type RunningServer } from "../serve-app";

export interface ContentServerOptions extends Omit<DatasetFolder, "origin"> {
  /** The file of the GraphQL schema: `src/sanity/schema.graphql`. */
  readonly schemaFile: string;
  /** Port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Grants access to drafts. When unset, every token is rejected. */
  readonly token?: string | undefined;
}

export interface ContentServer extends RunningServer {
  /** Frees the memory of what has been read. Gatsby's workers still fetch the schema. */
  readonly releaseDocuments: () => void;
}

/**
 * Serves the documents of a folder as they are now, to a build. It never keeps the process alive.
 *
 * @param intercept lets a test answer in place of the server.
 * @throws Error when the port is taken, and the loader's Error when the dataset is invalid.
 */
export async function startEmbeddedServer(
  options: ContentServerOptions,
  ...intercept: readonly MiddlewareHandler<ContentEnv>[]
): Promise<ContentServer> {
  const { port, schemaFile, token } = options;
  const schema = await readFile(schemaFile, "utf8");
  let dataset!: Dataset;
  const server = await serveApp(port, async (origin) => {
    dataset = await loadDataset({ ...options, origin });
    return createContentApp(options, schema, () => dataset, ...intercept, readingAccess(token));
  });
  return {
    ...server,
    releaseDocuments: () => {
      dataset = { ...dataset, text: "", sources: new Map(), documents: new Map() };
    },
  };
}
