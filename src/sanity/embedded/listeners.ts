import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { isDraftId } from "../documents/document-ids";
import { runQuery, type GroqQuery } from "./groq-query";
import type { StoredDocument } from "./revision-cache";
import { parseDocument, type SerializedDocument } from "./serialized-document";

/** A change of a document; `before` is absent for a new one, `after` for a deleted one. */
export interface DocumentChange {
  readonly before?: StoredDocument;
  readonly after?: StoredDocument;
}

export interface Listener extends GroqQuery {
  readonly response: ServerResponse;
  /** Whether events include the document's current state. */
  readonly includeResult: boolean;
  readonly canRead: (document: StoredDocument) => boolean;
}

/** Milliseconds between two heartbeats of a stream. */
const heartbeat = 30_000;

/**
 * Lists the changes from one state of a dataset to the next, in an order that Sanity may send them in: new
 * assets first, deleted assets last, and a published document before its draft.
 */
export function changesBetween(
  before: readonly SerializedDocument[],
  after: readonly SerializedDocument[],
): DocumentChange[] {
  const old = new Map(before.map((document) => [document._id, document]));
  const current = new Map(after.map((document) => [document._id, document]));
  const ids = new Set([...old.keys(), ...current.keys()]);
  return [...ids]
    .map((id) => ({ was: old.get(id), is: current.get(id) }))
    .filter(({ was, is }) => was?._rev !== is?._rev)
    .map(({ was, is }) => ({
      ...(was && { before: parseDocument(was) }),
      ...(is && { after: parseDocument(is) }),
    }))
    .sort((a, b) => rank(a) - rank(b));
}

function rank({ before, after }: DocumentChange): number {
  const { _id: id = "", _type: type = "" } = after ?? before ?? {};
  if (/^sanity\.\w+Asset$/.test(type)) return after ? 0 : 3;
  return isDraftId(id) ? 2 : 1;
}

/** Clients that follow the dataset's changes by server-sent events, as `@sanity/client` does. */
export class Listeners {
  private readonly all = new Set<Listener>();

  /** Opens a listener's stream and keeps it until the client disconnects. */
  add(listener: Listener): void {
    const { response } = listener;
    response.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache",
    });
    send(response, "welcome", { listenerName: randomUUID() });
    const timer = setInterval(() => response.write(":\n\n"), heartbeat).unref();
    this.all.add(listener);
    response.once("close", () => {
      clearInterval(timer);
      this.all.delete(listener);
    });
  }

  /** Sends the changes of one transaction to every listener. */
  async notify(changes: readonly DocumentChange[]): Promise<void> {
    const transactionId = randomUUID();
    const timestamp = new Date().toISOString();
    for (const listener of this.all) {
      const candidates = await Promise.all(changes.map((change) => eventOf(change, listener)));
      candidates
        .filter((event) => event !== undefined)
        .forEach((event, index, events) => {
          const eventId = `${transactionId}#${event.documentId}`;
          const data = {
            eventId,
            ...event,
            transactionId,
            transactionTotalEvents: events.length,
            transactionCurrentEvent: index + 1,
            timestamp,
            visibility: "query",
            identity: "embedded",
            // The folder holds the current state, not the steps that led to it.
            mutations: [],
          };
          send(listener.response, "mutation", data, eventId);
        });
    }
  }
}

/** Returns a listener's event for a change; undefined when it sees neither state of the document. */
async function eventOf({ before, after }: DocumentChange, listener: Listener) {
  const was = before && (await isSeen(before, listener)) ? before : undefined;
  const is = after && (await isSeen(after, listener)) ? after : undefined;
  const document = is ?? was;
  if (document === undefined) return undefined;
  return {
    documentId: document._id,
    transition: was === undefined ? "appear" : is === undefined ? "disappear" : "update",
    ...(was && { previousRev: was._rev }),
    ...(is && { resultRev: is._rev }),
    ...(is && listener.includeResult && { result: is }),
  };
}

async function isSeen(document: StoredDocument, listener: Listener): Promise<boolean> {
  if (!listener.canRead(document)) return false;
  const { result } = await runQuery(listener, [document]);
  return Array.isArray(result) && result.length > 0;
}

function send(response: ServerResponse, event: string, data: object, id?: string): void {
  const lines = [`event: ${event}`, ...(id ? [`id: ${id}`] : []), `data: ${JSON.stringify(data)}`];
  response.write(`${lines.join("\n")}\n\n`);
}
