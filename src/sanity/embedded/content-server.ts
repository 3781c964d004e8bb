import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestHandler, type ContentAccess, type RequestHandler } from "./content-routes";
import { HttpError, requestError, sendJson } from "./http-responses";
import { changesBetween, Listeners } from "./listeners";
import { loadDataset, type LoadedDataset } from "./load-dataset";
import { watchFolder } from "./watch-folder";

export interface ContentServerOptions extends ContentAccess {
  /** A dataset in Sanity's import format: `data.ndjson` with its images and files beside it. */
  readonly folder: string;
  /** Remembers from build to build when each document changed. */
  readonly revisionCacheFile: string;
  /** Port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Set to watch the folder and notify listeners of changes. */
  readonly watch?: WatchOptions;
}

export interface WatchOptions {
  /** Receives the error of an invalid dataset, with file and line. The last valid one stays served. */
  readonly onError: (message: string) => void;
  /** Receives the number of changed documents and assets. */
  readonly onChange: (count: number) => void;
}

export interface ContentServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Frees the documents' memory. From then on only the schema is served. */
  releaseContent(): void;
  close(): Promise<void>;
}

const host = "127.0.0.1";

/** Longer than a build pauses between requests, so that no reused connection closes under it. */
const keepAliveMs = 60_000;

/**
 * Starts a local content server: the parts of Sanity's HTTP API that a build requests, over the documents
 * of a folder as they are now or, with `watch`, as they change. It never keeps the process alive.
 *
 * @throws Error when the port is taken, and the loader's Error when the dataset is invalid.
 */
export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  let handle: RequestHandler | undefined;
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (incoming, response) => {
    void respond(incoming, response, handle);
  });
  server.on("connection", (socket) => socket.unref());
  server.unref();

  const port = await listen(server, options.port);
  const origin = `http://${host}:${port}`;
  const load = (): Promise<LoadedDataset> => loadDataset({ ...options, origin });
  let unwatch = (): void => undefined;
  let loaded: LoadedDataset | undefined;
  const current = (): LoadedDataset => {
    if (loaded) return loaded;
    throw requestError(410, "Gone", "The content has been read and is no longer available.");
  };
  try {
    loaded = await load();
    const listeners = new Listeners();
    handle = createRequestHandler(options, current, listeners);
    if (options.watch) {
      unwatch = await watchContent(options.folder, options.watch, async () => {
        const before = current();
        loaded = await load();
        const changes = changesBetween(before.documents, loaded.documents);
        await listeners.notify(changes);
        return changes.length;
      });
    }
  } catch (error) {
    await close(server);
    throw error;
  }
  return {
    origin,
    releaseContent: () => {
      loaded = undefined;
    },
    close: () => {
      unwatch();
      return close(server);
    },
  };
}

/** @param reload reads the folder again and returns the number of changes. */
function watchContent(
  folder: string,
  { onError, onChange }: WatchOptions,
  reload: () => Promise<number>,
): Promise<() => void> {
  return watchFolder(folder, async () => {
    try {
      const count = await reload();
      if (count > 0) onChange(count);
    } catch (error) {
      onError((error as Error).message);
    }
  });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is taken by another program"
          : `cannot be opened (${error.message})`;
      reject(
        new Error(
          `Port ${port} of ${host}, where the embedded content is served, ${reason}. ` +
            `SANITY_API_HOST=http://${host}:<another port> moves it.`,
        ),
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  handle: RequestHandler | undefined,
): Promise<void> {
  try {
    if (handle === undefined) {
      throw requestError(503, "Service Unavailable", "The dataset is still being read.");
    }
    await handle({ incoming, response, url: parseUrl(incoming.url) });
  } catch (error) {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { statusCode, body, headers } = error instanceof HttpError ? error : unexpected(error);
    sendJson(response, statusCode, body, headers);
  }
}

function parseUrl(path = "/"): URL {
  try {
    const url = new URL(`http://${host}${path}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    throw requestError(400, "Bad Request", "The URL is not valid.");
  }
}

function unexpected(error: unknown): HttpError {
  const message = error instanceof Error ? error.message : String(error);
  return requestError(500, "Internal Server Error", message);
}
