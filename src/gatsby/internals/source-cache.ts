import type { CreateSchemaCustomizationArgs } from "gatsby";

/**
 * Makes the content plugin fetch everything anew instead of what changed since its last run.
 *
 * Why: from a delta, the plugin never learns that a draft was discarded.
 */
export async function fetchContentAnew(
  { getCache }: Pick<CreateSchemaCustomizationArgs, "getCache">,
  { projectId, dataset }: { readonly projectId: string; readonly dataset: string },
): Promise<void> {
  await getCache("gatsby-source-sanity").set(`${projectId}-${dataset}--lastBuildTime`, null);
}
