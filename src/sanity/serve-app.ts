import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

interface App {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
}

/** Only this machine reaches it. */
const host = "127.0.0.1";

/** Longer than a build pauses between requests, so that no reused connection closes under it. */
const keepAliveMs = 60_000;

interface AppServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Ends all connections. Idempotent. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a port of this machine, which never keeps the process alive, and serves what `open` returns.
 *
 * @param port 0 for any free one.
 * @param open receives the origin. Until it is done, requests wait.
 * @param advice what to do when the port is taken.
 * @throws Error with the advice when the port is taken, and what `open` throws.
 */
export async function serveApp(
  port: number,
  open: (origin: string) => Promise<App>,
  advice = `SANITY_API_HOST=http://${host}:<another port> moves it.`,
): Promise<AppServer> {
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
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // The server itself would wait for WebSockets.
      for (const socket of sockets) socket.destroy();
    });

  const origin = `http://${host}:${await listen(server, port, advice)}`;
  const opened = open(origin);
  try {
    await opened;
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

function listen(server: Server, port: number, advice: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is taken by another program"
          : `cannot be opened (${error.message})`;
      const what = `Port ${port} of ${host}, where the content is served,`;
      reject(new Error(`${what} ${reason}. ${advice}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
