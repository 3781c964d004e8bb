import { setImmediate } from "node:timers/promises";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { isLocalized, localizeNode } from "./localize-node";
import { isScheduled, type PostSummary } from "./post-summary";

const documentsPerTurn = 50;

let documents = 0;
let turn: Promise<void> = Promise.resolve();

/** Resolves in the turn of the event loop that the next document is processed in. */
function nextTurn(): Promise<void> {
  documents += 1;
  if (documents % documentsPerTurn === 0) turn = turn.then(() => setImmediate());
  return turn;
}

/**
 * Creates the localized nodes of a Sanity document, for a limited number of documents in each turn.
 *
 * The content plugin creates all documents in one turn of the event loop. Gatsby's store writes between
 * turns, and pending writes stay in memory.
 */
export async function localizeDocument(args: CreateNodeArgs): Promise<void> {
  if (!isLocalized(args.node)) return;
  await nextTurn();
  localizeNode(args);
}

/**
 * Creates the localized nodes of posts that were still scheduled in an earlier build and are due now. Call
 * it once the content has been read.
 */
export function publishDuePosts(args: SourceNodesArgs): void {
  const summaries = args.getNodesByType("PostSummary") as unknown as (Node & PostSummary)[];
  for (const summary of summaries.filter((each) => each.isScheduled && !isScheduled(each))) {
    const node = args.getNode(summary.parent ?? "");
    if (node) localizeNode({ ...args, node });
  }
}
