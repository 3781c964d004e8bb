/** Settings of the Studio from its environment. Pure. */

/** The Studio's build replaces each full `process.env.…` expression with its value. */
const environment = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  apiHost: process.env.SANITY_STUDIO_API_HOST,
  previewUrl: process.env.SANITY_STUDIO_PREVIEW_URL,
};

/** The variables of `studio/.env`. */
export type StudioEnvironment = Partial<typeof environment>;

export type StudioSettings = {
  readonly projectId: string;
  readonly dataset: string;
  /** Sanity's own API if absent. */
  readonly apiHost?: string;
  /** Origin of the site's preview. Without it, the Studio has no Presentation tool. */
  readonly previewUrl?: string;
};

/**
 * Reads the settings. Sanity itself refuses a project or dataset that cannot be one.
 *
 * @throws Error that names the missing setting, or an origin with a path, which Sanity takes and then fails at.
 */
export function readSettings(from: StudioEnvironment = environment): StudioSettings {
  const { projectId, dataset, apiHost, previewUrl } = from;
  if (!projectId) {
    throw new Error(
      "SANITY_STUDIO_PROJECT_ID is not set. Put the id of your Sanity project, from sanity.io/manage, " +
        "into studio/.env (studio/.env.example names every setting).",
    );
  }
  for (const [name, origin] of Object.entries({ API_HOST: apiHost, PREVIEW_URL: previewUrl })) {
    if (!origin || /^https?:\/\/[^/\s]+$/.test(origin)) continue;
    throw new Error(
      `SANITY_STUDIO_${name} is "${origin}". Allowed: an origin without a path, such as ` +
        "https://preview.example.",
    );
  }
  return {
    projectId,
    dataset: dataset || "production",
    ...(apiHost && { apiHost }),
    ...(previewUrl && { previewUrl }),
  };
}
