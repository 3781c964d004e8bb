import { randomUUID } from "node:crypto";
import { deployRoutes } from "./api/deploy-routes";
import { historyRoutes } from "./api/history-routes";
import { Listeners } from "./api/listeners";
import { LiveEvents } from "./api/live-events";
import { readRoutes, type ContentAccess } from "./api/read-routes";
import { createRouter, type ContentRequest } from "./api/router";
import { studioRoutes } from "./api/studio-routes";
import { writeRoutes } from "./api/write-routes";
import type { DatasetFolder } from "./dataset/assets";
import { loadDataset, type Dataset } from "./dataset/dataset";
import { changesBetween, type Commit } from "./dataset/document-changes";
import { watchFolder } from "./dataset/watch-folder";
import { CommitLog } from "./transactions/commit-log";
import { DatasetEditor } from "./transactions/dataset-editor";

export interface WatchOptions {
  /** Receives the error of an invalid dataset, with file and line. The last valid one stays served. */
  readonly onError: (message: string) => void;
  /** Receives the number of changed documents and assets. */
  readonly onChange: (count: number) => void;
}

export interface ContentOptions extends ContentAccess, DatasetFolder {
  readonly watch?: WatchOptions;
}

/** A folder that is served. */
export interface Content {
  /** Responds to a request, or throws an HttpError for the caller to send. */
  readonly route: (request: ContentRequest) => Promise<void>;
  readonly deployedSchema: () => unknown;
  readonly stopWatching: () => void;
}

/**
 * Reads a folder, and connects it with the routes: those that read and, with `editing`, those that write.
 *
 * @throws the loader's Error when the dataset is invalid.
 */
export async function openContent(options: ContentOptions): Promise<Content> {
  const listeners = new Listeners();
  const live = new LiveEvents();
  const log = new CommitLog();
  let deployed: unknown;
  const onCommit = async (commit: Commit): Promise<void> => {
    if (options.editing) log.add(commit);
    await listeners.notify(commit);
    live.notify();
  };
  const editor = options.editing && (await DatasetEditor.open(options, onCommit));
  const dataset = editor ?? (await readFolder(options, onCommit));
  const current = () => dataset.current;
  const routes = [
    ...readRoutes(options, current, listeners),
    ...(editor
      ? [
          ...writeRoutes(options, editor),
          ...historyRoutes(options, editor, log),
          ...studioRoutes(options, live),
          ...deployRoutes(options, (schema) => {
            deployed = schema;
          }),
        ]
      : []),
  ];
  const watch =
    options.watch ?? (editor && { onError: () => undefined, onChange: () => undefined });
  const stopWatching = watch && (await watchContent(options.folder, watch, dataset));
  return {
    route: createRouter(routes),
    deployedSchema: () => deployed,
    stopWatching: stopWatching ?? (() => undefined),
  };
}

function watchContent(
  folder: string,
  { onError, onChange }: WatchOptions,
  dataset: { reload(): Promise<number> },
): Promise<() => void> {
  return watchFolder(folder, async () => {
    try {
      const count = await dataset.reload();
      if (count > 0) onChange(count);
    } catch (error) {
      onError((error as Error).message);
    }
  });
}

/** A folder that is only read. */
async function readFolder(
  folder: DatasetFolder,
  onCommit: (commit: Commit) => Promise<void>,
): Promise<{ readonly current: Dataset; reload(): Promise<number> }> {
  let dataset = await loadDataset(folder);
  return {
    get current() {
      return dataset;
    },
    async reload() {
      const before = dataset;
      dataset = await loadDataset(folder, before);
      const changes = changesBetween(before.documents, dataset.documents);
      const timestamp = new Date().toISOString();
      await onCommit({ transactionId: randomUUID(), timestamp, author: "embedded", changes });
      return changes.length;
    },
  };
}
