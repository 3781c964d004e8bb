import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { readingAccess, type ContentEnv } from "./access";
import type { DatasetFolder } from "./assets";
import { createContentApp } from "./content-app";
import { loadDataset, type Dataset } from "./dataset";
import { changesBetween } from "./document-changes";
import { Listeners } from "./listeners";
import { serveApp, type RunningServer } from "../serve-app";
import { watchFolder, type WatchOptions } from "./watch-folder";

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
 * Serves the documents of a folder as they are now or, with `watch`, as they change. It never keeps the process
 * alive.
 *
 * @param intercept lets a test answer in place of the server.
 * @throws Error when the port is taken, and the loader's Error when the dataset is invalid.
 */
export async function startEmbeddedServer(
  options: ContentServerOptions & { readonly watch?: WatchOptions },
  ...intercept: readonly MiddlewareHandler<ContentEnv>[]
): Promise<ContentServer> {
  const { folder, port, schemaFile, token, watch } = options;
  const schema = await readFile(schemaFile, "utf8");
  const listeners = new Listeners();
  let dataset!: Dataset;
  const server = await serveApp(port, async (origin, closing) => {
    const source = { ...options, origin };
    dataset = await loadDataset(source);
    const reload = async (): Promise<number> => {
      const before = dataset;
      dataset = await loadDataset(source, before);
      const changes = changesBetween(before.documents, dataset.documents);
      const event = { transactionId: randomUUID(), timestamp: new Date().toISOString() };
      listeners.notify({ ...event, author: "embedded", changes });
      return changes.length;
    };
    if (watch) await watchFolder(folder, watch, reload, closing);
    const access = [...intercept, readingAccess(token)];
    return createContentApp(options, schema, () => dataset, listeners, ...access);
  });
  return {
    ...server,
    releaseDocuments: () => {
      dataset = { ...dataset, text: "", sources: new Map(), documents: new Map() };
    },
  };
}
