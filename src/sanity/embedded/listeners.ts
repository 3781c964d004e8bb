import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { isDraftId } from "../documents/document-ids";
import { runQuery, type GroqQuery } from "./groq-query";
import type { StoredDocument } from "./revision-cache";
import { parseDocument, type SerializedDocument } from "./serialized-document";

/** What happened to a document; each side is absent where there is no document. */
export interface DocumentChange {
  readonly before?: StoredDocument;
  readonly after?: StoredDocument;
}

export interface Listener extends GroqQuery {
  readonly response: ServerResponse;
  /** Whether the events carry the document as it is now. */
  readonly includeResult: boolean;
  readonly maySee: (document: StoredDocument) => boolean;
}

/** Milliseconds between two signs of life on a quiet stream. */
const heartbeat = 30_000;

/**
 * Every change from one state of a dataset to the next: new assets before the documents that use them,
 * assets that go at the end, and a published document before its draft, as Sanity may name them.
 */
export function changesBetween(
  before: readonly SerializedDocument[],
  after: readonly SerializedDocument[],
): DocumentChange[] {
  const old = new Map(before.map((document) => [document._id, document]));
  const current = new Map(after.map((document) => [document._id, document]));
  const ids = new Set([...old.keys(), ...current.keys()]);
  return [...ids]
    .map((id) => {
      return { was: old.get(id), is: current.get(id) };
    })
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

/** Those who follow the dataset's changes by server-sent events, as `@sanity/client` listens. */
export class Listeners {
  private readonly all = new Set<Listener>();

  /** Opens the stream of a listener and keeps it until the other side goes. */
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

  /** Tells everybody about one transaction. */
  async tell(changes: readonly DocumentChange[]): Promise<void> {
    const transactionId = randomUUID();
    const timestamp = new Date().toISOString();
    for (const listener of this.all) {
      const seen = await Promise.all(changes.map((change) => eventOf(change, listener)));
      seen
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
            // The folder says what there is now, and not by which steps it came about.
            mutations: [],
          };
          send(listener.response, "mutation", data, eventId);
        });
    }
  }
}

/** What a listener learns of a change: nothing where it sees the document on neither side. */
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
  if (!listener.maySee(document)) return false;
  const { result } = await runQuery(listener, [document]);
  return Array.isArray(result) && result.length > 0;
}

function send(response: ServerResponse, event: string, data: object, id?: string): void {
  const lines = [`event: ${event}`, ...(id ? [`id: ${id}`] : []), `data: ${JSON.stringify(data)}`];
  response.write(`${lines.join("\n")}\n\n`);
}
