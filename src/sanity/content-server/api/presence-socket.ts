import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { checkHost, type AccessRules } from "./access";

/** Given by RFC 6455. */
const protocolId = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/**
 * Answers the Studio's question who else is there: it opens a WebSocket, which never says anything. Without it,
 * the Studio would try again for ever.
 */
export function answerSocket({ editing }: AccessRules) {
  return (incoming: IncomingMessage, socket: Duplex): void => {
    socket.on("error", () => socket.destroy());
    const { origin } = incoming.headers;
    const key = incoming.headers["sec-websocket-key"];
    const isSocket = /^\/v[^/]+\/socket\//.test(incoming.url ?? "");
    if (!isSocket || !key || !isThisMachine(incoming) || !editing?.origins.includes(origin ?? "")) {
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

function isThisMachine(incoming: IncomingMessage): boolean {
  try {
    checkHost(incoming);
    return true;
  } catch {
    return false;
  }
}
