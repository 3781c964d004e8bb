import { deployRoutes } from "./api/deploy-routes";
import { historyRoutes } from "./api/history-routes";
import { requestError } from "./http-error";
import { Listeners } from "./api/listeners";
import { LiveEvents } from "./api/live-events";
import { readRoutes, type ContentAccess } from "./api/read-routes";
import { createRouter, type ContentRequest } from "./api/router";
import { studioRoutes } from "./api/studio-routes";
import { writeRoutes } from "./api/write-routes";
import { DatasetReader } from "./dataset/dataset-reader";
import type { Commit } from "./dataset/document-changes";
import type { DatasetSource } from "./dataset/load-dataset";
import { watchFolder } from "./dataset/watch-folder";
import { CommitLog } from "./transactions/commit-log";
import { DatasetEditor } from "./transactions/dataset-editor";

export interface WatchOptions {
  /** Receives the error of an invalid dataset, with file and line. The last valid one stays served. */
  readonly onError: (message: string) => void;
  /** Receives the number of changed documents and assets. */
  readonly onChange: (count: number) => void;
}

export interface ContentOptions extends ContentAccess, DatasetSource {
  readonly watch?: WatchOptions;
}

/** A folder that is served. */
export interface Content {
  /** Responds to a request, or throws an HttpError for the caller to send. */
  readonly route: (request: ContentRequest) => Promise<void>;
  readonly releaseContent: () => void;
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
  let isReleased = false;
  let deployed: unknown;
  const onCommit = async (commit: Commit): Promise<void> => {
    if (options.editing) log.add(commit);
    await listeners.notify(commit);
    live.notify();
  };
  const dataset = options.editing
    ? await DatasetEditor.open(options, onCommit)
    : await DatasetReader.open(options, onCommit);
  const editor = dataset instanceof DatasetEditor ? dataset : undefined;
  const current = () => {
    if (!isReleased) return dataset.current;
    throw requestError(410, "Gone", "The content has been read and is no longer available.");
  };
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
    releaseContent: () => {
      isReleased = true;
      if (dataset instanceof DatasetReader) dataset.release();
    },
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
