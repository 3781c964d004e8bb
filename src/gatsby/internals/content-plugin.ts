/** What the site knows of the private parts of gatsby-source-sanity. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { isDraftId, publishedId } from "../../sanity/documents/document-ids";

type Sync = (id: string, document?: object) => void;

/** The plugin's documents and the nodes it made of them, by published id. */
type PluginState = {
  readonly documents: ReadonlyMap<string, object>;
  readonly gatsbyNodes: ReadonlyMap<string, object>;
};

/**
 * Keeps a live preview listening when drafts are deleted: one that has neither a node nor a published document is
 * ignored.
 *
 * Why: the plugin throws, and stops listening, when a published document and its draft are deleted in one
 * transaction, and when a draft goes that never had a node (decision 0010).
 */
export function surviveDeletedDrafts(project: string): void {
  const plugin = createRequire(join(project, "node_modules/gatsby-source-sanity/lib"));
  const syncing = plugin("gatsby-source-sanity/lib/util/getSyncWithGatsby") as {
    default: (state: PluginState) => Sync;
  };
  const createSync = syncing.default;
  syncing.default = (state) => {
    const sync = createSync(state);
    const { documents, gatsbyNodes } = state;
    return (id, document) => {
      const published = publishedId(id);
      const hasTrace = documents.has(id) || documents.has(published) || gatsbyNodes.has(published);
      if (document || hasTrace || !isDraftId(id)) sync(id, document);
    };
  };
}
