import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Only this machine reaches it. */
export const host = "127.0.0.1";

/**
 * Opens a port of this machine.
 *
 * @param port 0 for any free one.
 * @returns the port.
 * @throws Error that tells how to move the port, when it is taken.
 */
export function listenOn(server: Server, port: number): Promise<number> {
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

/** Closes a server with all of its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
