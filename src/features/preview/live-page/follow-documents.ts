/** The Studio's Presentation tool tells its frame what documents contain, by Sanity's loaders. */
import { createQueryStore, type SanityClientLike } from "@sanity/core-loader";
import { withLinkedPosts } from "../../../sanity/documents/linked-posts";
import type { StoredFields } from "../../../sanity/documents/read-text";

/** The Studio reads for us: a visitor of the preview has no token. */
const client: SanityClientLike = {
  config: () => ({
    ...(JSON.parse(process.env.CONTENT_SOURCE ?? "{}") as { projectId: string; dataset: string }),
    useCdn: false,
    stega: { enabled: false },
  }),
  withConfig: () => client,
  fetch: () => Promise.reject(new Error("A preview's page reads no content itself.")),
};

const { createFetcherStore, enableLiveMode } = createQueryStore({ client: false, ssr: true });

let hasStarted = false;

/**
 * Follows documents as the Studio has them, drafts over published ones, from key to key.
 *
 * @param ids published ids.
 * @param onChange receives the documents, and the posts that they link to; not before the Studio has sent them.
 * @returns a function that ends this.
 */
export function followDocuments(
  ids: readonly string[],
  onChange: (documents: readonly StoredFields[]) => void,
): () => void {
  if (!hasStarted) enableLiveMode({ client });
  hasStarted = true;
  // Whole documents: the Studio then applies each edit to them before it is saved.
  const documents = createFetcherStore<readonly StoredFields[]>(
    withLinkedPosts,
    { ids },
    { data: [] },
  );
  return documents.subscribe(({ data }) => data && data.length > 0 && onChange(data));
}
