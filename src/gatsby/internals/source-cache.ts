import type { CreateSchemaCustomizationArgs } from "gatsby";

/**
 * Makes the content plugin fetch everything anew instead of what changed since its last run.
 *
 * Why: from a delta, the plugin never learns that a draft was discarded.
 * Rests on: `gatsby-source-sanity/lib/util/cache.js`, whose `getCacheKey` names the time of the last build, and
 * `lib/gatsby-node.js`, which fetches everything without it.
 * Can go: when the plugin has an option for it, or tracks deleted drafts.
 */
export async function fetchContentAnew(
  { getCache }: Pick<CreateSchemaCustomizationArgs, "getCache">,
  { projectId, dataset }: { readonly projectId: string; readonly dataset: string },
): Promise<void> {
  await getCache("gatsby-source-sanity").set(`${projectId}-${dataset}--lastBuildTime`, null);
}
