/** Server-sent events, by which clients follow changes. */
import type { ServerResponse } from "node:http";

/** Milliseconds between two heartbeats of a stream. */
const heartbeat = 30_000;

/**
 * Opens a stream with a `welcome` event, and keeps it until the client disconnects.
 *
 * @param onClose called once.
 */
export function openStream(response: ServerResponse, welcome: object, onClose: () => void): void {
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-cache",
  });
  sendEvent(response, "welcome", welcome);
  const timer = setInterval(() => response.write(":\n\n"), heartbeat).unref();
  response.once("close", () => {
    clearInterval(timer);
    onClose();
  });
}

export function sendEvent(
  response: ServerResponse,
  event: string,
  data: object,
  id?: string,
): void {
  const lines = [`event: ${event}`, ...(id ? [`id: ${id}`] : []), `data: ${JSON.stringify(data)}`];
  response.write(`${lines.join("\n")}\n\n`);
}
