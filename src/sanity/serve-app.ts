import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

type App = Parameters<typeof createAdaptorServer>[0];

export interface RunningServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Ends all connections. Idempotent. */
  readonly close: () => Promise<void>;
}

/** Only this machine reaches it. */
const host = "127.0.0.1";

/** Longer than a build pauses between requests, so that no reused connection closes under it. */
const keepAliveMs = 60_000;

/**
 * Opens a port of this machine, which never keeps the process alive, and serves what `open` returns.
 *
 * @param port 0 for any free one.
 * @param open receives the origin, and a signal for its own end. Until it is done, requests wait.
 * @param advice what to do when the port is taken.
 * @throws Error with the advice when the port is taken, and what `open` throws.
 */
export async function serveApp(
  port: number,
  open: (origin: string, closing: AbortSignal) => Promise<App>,
  advice = 'End "npm run studio", the preview or the build that runs in this folder first: they share one cache. ' +
    `If it is none of them, SANITY_API_HOST=http://${host}:<another port> moves the content.`,
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: async (request, env) => (await opened).fetch(request, env),
  }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket.unref());
    socket.once("close", () => sockets.delete(socket));
  });
  server.unref();
  const closing = new AbortController();
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      closing.abort();
      server.close(() => resolve());
      // The server itself would wait for WebSockets.
      for (const socket of sockets) socket.destroy();
    });

  server.listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const isTaken = code === "EADDRINUSE";
    const reason = isTaken ? "is taken by another program" : `cannot be opened (${message})`;
    throw new Error(`Port ${port} of ${host}, where the content is served, ${reason}. ${advice}`);
  });
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const opened = open(origin, closing.signal);
  try {
    await opened;
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}
