import { createRequire } from "node:module";
import { join } from "node:path";
import { isDraftId, publishedId } from "../../sanity/documents/document-ids";
import { isLivePreview, projectDirectory } from "../build-settings";

type Sync = (id: string, document?: object) => void;

/** What the plugin knows: Sanity's documents, and the nodes that it made of them, by published id. */
type Known = {
  readonly documents: ReadonlyMap<string, object>;
  readonly gatsbyNodes: ReadonlyMap<string, object>;
};

/**
 * Passes over the news that a draft has gone where there is nothing left to be done about it: no
 * published document that could show again, and no node.
 *
 * @param sync the plugin's own way to bring a node up to date, which fails in this case.
 */
export function ignoreDeletedDrafts(sync: Sync, { documents, gatsbyNodes }: Known): Sync {
  return (id, document) => {
    const published = publishedId(id);
    const isLeft =
      document !== undefined ||
      documents.has(id) ||
      documents.has(published) ||
      gatsbyNodes.has(published);
    if (isLeft || !isDraftId(id)) sync(id, document);
  };
}

/**
 * Keeps a live preview up when a published document and its draft are deleted in one transaction that
 * names the published one first, and when a draft goes that never had a node. The content plugin fails
 * over either, and stops listening (decision 0010).
 */
export function surviveDeletedDrafts(): void {
  if (!isLivePreview) return;
  const plugin = createRequire(join(projectDirectory, "node_modules/gatsby-source-sanity/lib"));
  const syncing = plugin("gatsby-source-sanity/lib/util/getSyncWithGatsby") as {
    default: (known: Known) => Sync;
  };
  const makeSync = syncing.default;
  syncing.default = (known) => ignoreDeletedDrafts(makeSync(known), known);
}
