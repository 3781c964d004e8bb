import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "../../config/settings";
import { loopbackProject } from "../internals/loopback-project";

/** Where the content comes from, in terms of the content plugin's options. */
type ContentSource = {
  readonly projectId: string;
  readonly dataset: string;
  readonly token?: string;
  readonly apiHost: string;
  /** Set without a Sanity project: the dataset's folder, in Sanity's import format, and its loopback port. */
  readonly embedded?: { readonly folder: string; readonly port: number };
  /** Set when the plugin reads the Sanity project through the validating proxy on this loopback port. */
  readonly proxied?: {
    readonly projectId: string;
    readonly apiHost: string;
    readonly port: number;
  };
};

const sanityApi = "https://api.sanity.io";

/**
 * Derives a port (20000 to 29999) from the checkout, so that two checkouts can be built at the same time.
 *
 * It must be known before anything listens on it: the configuration contains it, and every query worker
 * loads the configuration again.
 */
function portOf(directory: string): number {
  return 20_000 + (createHash("sha1").update(directory).digest().readUInt32BE(0) % 10_000);
}

/**
 * Chooses between the Sanity project of the settings and the embedded dataset
 * `src/sanity/datasets/<SANITY_DATASET>`.
 *
 * @param directory of the project, or of a workspace.
 * @param isBuild whether the site will be published: the project is then read through the validating
 * proxy. A development server connects to the project directly.
 */
export function contentSource(
  settings: Settings,
  directory: string,
  isBuild = false,
): ContentSource {
  const { projectId, dataset, token, apiHost } = settings.sanity;
  const common = { dataset, ...(token && { token }) };
  if (projectId) {
    const project = { projectId, apiHost: apiHost ?? sanityApi };
    if (!isBuild) return { ...common, ...project };
    const port = portOf(directory);
    return { ...common, ...loopbackProject(port), proxied: { ...project, port } };
  }

  const port = Number(apiHost && new URL(apiHost).port) || portOf(directory);
  const folder = join(directory, "src/sanity/datasets", dataset);
  return {
    // Like Sanity, the local content server serves drafts only with a token.
    ...(settings.preview && { token: "embedded-preview" }),
    ...common,
    ...loopbackProject(port),
    embedded: { folder, port },
  };
}
