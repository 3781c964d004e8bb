import { setImmediate } from "node:timers/promises";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { isLocalized, localizeNode } from "./localize-node";
import { isScheduled, type PostSummary } from "./post-summary";

const documentsPerTurn = 50;

let documents = 0;
let turn: Promise<void> = Promise.resolve();

/** Resolves in the turn of the event loop that the next document belongs to. */
function nextTurn(): Promise<void> {
  documents += 1;
  if (documents % documentsPerTurn === 0) turn = turn.then(() => setImmediate());
  return turn;
}

/**
 * Gives a Sanity document the nodes that pages are made from, some documents in each turn.
 *
 * The content plugin hands all of them to Gatsby in one turn of the event loop. Gatsby's store writes
 * between turns, and what waits to be written stays in memory.
 */
export async function localizeDocument(args: CreateNodeArgs): Promise<void> {
  if (!isLocalized(args.node)) return;
  await nextTurn();
  localizeNode(args);
}

/**
 * Makes the pages' nodes of posts whose time has come since an earlier build held them back. To be
 * called when the content has been read.
 */
export function publishDuePosts(args: SourceNodesArgs): void {
  const outlines = args.getNodesByType("PostSummary") as unknown as (Node & PostSummary)[];
  for (const outline of outlines.filter((each) => each.isScheduled && !isScheduled(each))) {
    const node = args.getNode(outline.parent ?? "");
    if (node) localizeNode({ ...args, node });
  }
}
