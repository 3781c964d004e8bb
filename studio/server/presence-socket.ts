import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** Given by RFC 6455. */
const protocolId = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/**
 * Opens the WebSocket on which Sanity says who else is in the Studio, and never sends anything on it. A refused
 * socket makes the Studio try again and again.
 *
 * @param origins whose pages may open it. A page that reached this machine under a name of its own has another.
 */
export function answerSocket(origins: readonly string[]) {
  return ({ headers, url = "" }: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => socket.destroy());
    const key = headers["sec-websocket-key"];
    const isAllowed = key !== undefined && origins.includes(headers.origin ?? "");
    if (!isAllowed || !/^\/v[^/]+\/socket\//.test(url)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    const accept = createHash("sha1").update(`${key}${protocolId}`).digest("base64");
    socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
        `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.resume();
    socket.on("end", () => socket.destroy());
  };
}
