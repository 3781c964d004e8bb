import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "../../config/settings";
import { loopbackProject } from "../internals/loopback-project";

/** Where the posts, testimonials and employees come from, in the plugin's own terms. */
export type ContentSource = {
  readonly projectId: string;
  readonly dataset: string;
  readonly token?: string;
  readonly apiHost: string;
  /** Set when no Sanity project is: the folder in Sanity's import format and its loopback port. */
  readonly embedded?: { readonly folder: string; readonly port: number };
  /** Set when a relay on this loopback port stands between the plugin and the Sanity project. */
  readonly proxied?: {
    readonly projectId: string;
    readonly apiHost: string;
    readonly port: number;
  };
};

const sanityApi = "https://api.sanity.io";

/**
 * A port of this checkout's own (20000 to 29999), so that two checkouts can be built side by side.
 *
 * It has to be known before anything listens: the configuration names it, and every query worker
 * reads the configuration again.
 */
function portOf(directory: string): number {
  return 20_000 + (createHash("sha1").update(directory).digest().readUInt32BE(0) % 10_000);
}

/**
 * Chooses between the Sanity project of the settings and the embedded dataset
 * `src/sanity/datasets/<SANITY_DATASET>`.
 *
 * @param directory the project's folder.
 * @param isBuild whether a site will be published: the project is then read through a relay, which
 * hands on nothing but good answers. A development server listens to the project itself.
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
    // The embedded server shows its drafts to whoever has the token, like Sanity.
    ...(settings.preview && { token: "embedded-preview" }),
    ...common,
    ...loopbackProject(port),
    embedded: { folder, port },
  };
}
