import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { readingAccess, type ContentEnv } from "./access";
import { createContentApp, type ContentNames } from "./content-app";
import { loadDataset, type Dataset } from "./dataset";
import { changesBetween } from "./document-changes";
import { Listeners } from "./listeners";
import { serveApp } from "../serve-app";
import { watchFolder, type WatchOptions } from "./watch-folder";

export interface ContentServerOptions extends ContentNames {
  /** A dataset in Sanity's import format: `data.ndjson` with its images and files beside it. */
  readonly folder: string;
  /** Port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Grants access to drafts. When unset, every token is rejected. */
  readonly token?: string;
}

export interface ContentServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  close(): Promise<void>;
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
  const { folder, port, token, watch } = options;
  const listeners = new Listeners();
  let stopWatching: (() => void) | undefined;

  const { origin, close } = await serveApp(port, async (ownOrigin) => {
    const source = { ...options, origin: ownOrigin };
    let dataset: Dataset = await loadDataset(source);
    const reload = async (): Promise<number> => {
      const before = dataset;
      dataset = await loadDataset(source, before);
      const changes = changesBetween(before.documents, dataset.documents);
      const timestamp = new Date().toISOString();
      const transactionId = randomUUID();
      await listeners.notify({ transactionId, timestamp, author: "embedded", changes });
      return changes.length;
    };
    if (watch) stopWatching = await watchFolder(folder, watch, reload);
    return createContentApp(options, () => dataset, listeners, ...intercept, readingAccess(token));
  });
  return {
    origin,
    close: () => {
      stopWatching?.();
      return close();
    },
  };
}
