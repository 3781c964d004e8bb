import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Commit, CommittedChange } from "./document-changes";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { runQuery, type GroqQuery } from "./queries";

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

/** Clients that follow the dataset's changes by server-sent events, as `@sanity/client` does. */
export class Listeners {
  private readonly all = new Map<Send, GroqQuery>();

  /** Opens a listener's stream and keeps it until the client disconnects. */
  add(context: Context, listener: GroqQuery): Response {
    return openStream(context, { listenerName: randomUUID() }, (send) => {
      this.all.set(send, listener);
      return () => this.all.delete(send);
    });
  }

  /** Sends the changes of one transaction to every listener. */
  notify({ changes, transactionId, timestamp, author }: Commit): void {
    for (const [send, listener] of this.all) {
      const events = changes
        .map((change) => eventOf(change, listener))
        .filter((event) => event !== undefined);
      for (const [index, event] of events.entries()) {
        const eventId = `${transactionId}#${event.documentId}`;
        const data = {
          eventId,
          // The Studio waits for the revision that a deletion leads to.
          resultRev: transactionId,
          ...event,
          transactionId,
          transactionTotalEvents: events.length,
          transactionCurrentEvent: index + 1,
          timestamp,
          visibility: "query",
          identity: author,
        };
        send("mutation", data, eventId);
      }
    }
  }
}

/** Returns a listener's event for a change; undefined when it sees neither state of the document. */
function eventOf(change: CommittedChange, listener: GroqQuery) {
  const { before, after, mutations, effects } = change;
  const was = before && isSeen(before, listener) ? before : undefined;
  const is = after && isSeen(after, listener) ? after : undefined;
  const document = is ?? was;
  if (document === undefined) return undefined;
  return {
    documentId: document._id,
    transition: was === undefined ? "appear" : is === undefined ? "disappear" : "update",
    // Also of a state that does not match: clients follow the document from revision to revision.
    ...(before && { previousRev: before._rev }),
    ...(after && { resultRev: after._rev }),
    ...(is && { result: is }),
    ...(was && { previous: was }),
    mutations,
    effects,
  };
}

function isSeen(document: StoredDocument, listener: GroqQuery): boolean {
  try {
    const result = runQuery(listener, [document]);
    return Array.isArray(result) && result.length > 0;
  } catch {
    // A query that fails for this document does not match it; the change itself is written by now.
    return false;
  }
}
