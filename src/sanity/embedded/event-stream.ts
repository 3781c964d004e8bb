/** Server-sent events, by which clients follow changes. */
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

/** Milliseconds between two heartbeats of a stream. */
const heartbeat = 30_000;

/** Sends an event on a stream. Events arrive in the order of the calls. */
export type Send = (event: string, data: object, id?: string) => void;

/**
 * Opens a stream with a `welcome` event, and keeps it until the client disconnects.
 *
 * @param open receives the function that sends. @returns what to do when the stream closes.
 */
export function openStream(
  context: Context,
  welcome: object,
  open: (send: Send) => () => void,
): Response {
  return streamSSE(context, async (output) => {
    const send: Send = (event, data, id) =>
      void output.writeSSE({ event, data: JSON.stringify(data), ...(id && { id }) });
    send("welcome", welcome);
    const close = open(send);
    const timer = setInterval(() => void output.write(":\n\n"), heartbeat).unref();
    await new Promise<void>((resolve) => output.onAbort(resolve));
    clearInterval(timer);
    close();
  });
}
