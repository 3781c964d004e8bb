import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { answerPreflight, checkHost, checkOrigin } from "./api/access";
import { answerSocket } from "./api/presence-socket";
import { sendJson } from "./api/http-responses";
import { HttpError, requestError } from "./http-error";
import type { ContentAccess } from "./api/read-routes";
import type { ContentRequest } from "./api/router";
import { captureResponse, type Intercept } from "./intercept-response";
import { closeServer, host, listenOn } from "./http-server";
import { openContent, type Content, type WatchOptions } from "./open-content";

export interface ContentServerOptions extends ContentAccess {
  /** A dataset in Sanity's import format: `data.ndjson` with its images and files beside it. */
  readonly folder: string;
  /** Port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Set to watch the folder and notify listeners of changes; editing always does. */
  readonly watch?: WatchOptions;
  /** Lets a test answer requests in place of the server. */
  readonly intercept?: Intercept;
}

export interface ContentServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Returns what `sanity graphql deploy` has deployed last, in editing. */
  deployedSchema(): unknown;
  close(): Promise<void>;
}

/** Longer than a build pauses between requests, so that no reused connection closes under it. */
const keepAliveMs = 60_000;

/**
 * Starts a local content server: Sanity's HTTP API over the documents of a folder as they are now or, with
 * `watch`, as they change. With `editing`, it writes to the folder. It never keeps the process alive.
 *
 * @throws Error when the port is taken, and the loader's Error when the dataset is invalid.
 */
export async function startContentServer(options: ContentServerOptions): Promise<ContentServer> {
  let content: Content | undefined;
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (incoming, response) => {
    void respond(incoming, response, options, content);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket.unref());
    socket.once("close", () => sockets.delete(socket));
  });
  if (options.editing) server.on("upgrade", answerSocket(options));
  server.unref();

  const port = await listenOn(server, options.port);
  const origin = `http://${host}:${port}`;
  try {
    content = await openContent({ ...options, origin });
  } catch (error) {
    await closeServer(server);
    throw error;
  }
  const { deployedSchema, stopWatching } = content;
  return {
    origin,
    deployedSchema,
    close: () => {
      stopWatching();
      // The server itself would wait for WebSockets.
      for (const socket of sockets) socket.destroy();
      return closeServer(server);
    },
  };
}

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  options: ContentServerOptions,
  content: Content | undefined,
): Promise<void> {
  const answer = options.intercept?.(incoming.url ?? "/");
  if (answer) captureResponse(response, answer);
  try {
    checkHost(incoming);
    checkOrigin(incoming, response, options);
    if (options.editing && incoming.method === "OPTIONS") {
      answerPreflight(incoming, response);
      return;
    }
    if (content === undefined) {
      throw requestError(503, "Service Unavailable", "The dataset is still being read.");
    }
    await content.route({ incoming, response, url: parseUrl(incoming.url) });
  } catch (error) {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { statusCode, body, headers } = error instanceof HttpError ? error : unexpected(error);
    sendJson(response, statusCode, body, headers);
  }
}

function parseUrl(path = "/"): ContentRequest["url"] {
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
