import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "../../config/settings/schema";
import { loopbackProject, type SanityAddress } from "../../sanity/loopback-project";

/** Where the content comes from, in terms of the content plugin's options. */
type ContentSource = SanityAddress & {
  readonly dataset: string;
  /** Grants access to drafts. */
  readonly token: string | undefined;
  /** The Sanity project; undefined where the embedded dataset is read. */
  readonly project: SanityAddress | undefined;
  /** Of the embedded dataset, in Sanity's import format. */
  readonly folder: string;
  /** The GraphQL schema of the content model. */
  readonly schemaFile: string;
  /** Of the local content server, or of the validating proxy. */
  readonly port: number;
};

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
 * Returns where the content comes from: the Sanity project of the settings or, without one, the embedded dataset
 * `src/sanity/datasets/<SANITY_DATASET>`.
 *
 * @param directory of the project.
 * @param isBuild whether the site will be published: the project is then read through the validating
 * proxy. A development server connects to the project directly.
 */
export function contentSource(
  settings: Settings,
  directory: string,
  isBuild = false,
): ContentSource {
  const { projectId, dataset, token, apiHost } = settings.sanity;
  const project = projectId && { projectId, apiHost: apiHost ?? "https://api.sanity.io" };
  const port = (!project && apiHost && Number(new URL(apiHost).port)) || portOf(directory);
  return {
    ...(project && !isBuild ? project : loopbackProject(port)),
    dataset,
    // Like Sanity, the local content server serves drafts only with a token.
    token: token ?? (!project && settings.preview ? "embedded-preview" : undefined),
    project: project || undefined,
    folder: join(directory, "src/sanity/datasets", dataset),
    schemaFile: join(directory, "src/sanity/schema.graphql"),
    port,
  };
}
