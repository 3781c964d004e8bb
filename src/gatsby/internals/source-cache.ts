import type { CreateSchemaCustomizationArgs } from "gatsby";
import { settings, source } from "../build-settings";

/**
 * Makes a preview read all content anew. On what an earlier run left, the plugin would ask only for
 * what has changed since, and go on showing a draft that was discarded.
 */
export async function refetchPreviewContent({
  getCache,
}: CreateSchemaCustomizationArgs): Promise<void> {
  if (!settings.preview) return;
  // The plugin's own name of what it remembers (its `getCacheKey`, without a prefix for types).
  const key = `${source.projectId}-${source.dataset}--lastBuildTime`;
  await getCache("gatsby-source-sanity").set(key, null);
}
