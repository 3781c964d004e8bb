import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { readingAccess, type ContentEnv } from "./access";
import type { DatasetFolder } from "./assets";
import { createContentApp } from "./content-app";
import { loadDataset, type Dataset } from "./dataset";
import { changesBetween } from "./document-changes";
import { Listeners } from "./listeners";
import { serveApp } from "../serve-app";
import { watchFolder, type WatchOptions } from "./watch-folder";

export interface ContentServerOptions extends Omit<DatasetFolder, "origin"> {
  /** Port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Grants access to drafts. When unset, every token is rejected. */
  readonly token?: string | undefined;
}

export type ContentServer = Awaited<ReturnType<typeof startEmbeddedServer>>;

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
) {
  const { folder, port, token, watch } = options;
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
    return createContentApp(options, () => dataset, listeners, ...intercept, readingAccess(token));
  });
  return {
    ...server,
    /** Frees the memory of what has been read. Gatsby's workers still fetch the schema. */
    forget() {
      dataset = { ...dataset, text: "", sources: new Map(), documents: new Map() };
    },
  };
}
