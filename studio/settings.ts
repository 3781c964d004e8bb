/** Settings of the Studio from its environment. Pure. */

/** The Studio's build replaces each full `process.env.…` expression with its value. */
const environment = {
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  apiHost: process.env.SANITY_STUDIO_API_HOST,
  previewUrl: process.env.SANITY_STUDIO_PREVIEW_URL,
};

/** The variables of `studio/.env`. */
export type StudioEnvironment = typeof environment;

export type StudioSettings = {
  readonly projectId: string;
  readonly dataset: string;
  /** Sanity's own API if absent. */
  readonly apiHost?: string;
  /** Origin of the site's preview. Without it, the Studio has no Presentation tool. */
  readonly previewUrl?: string;
};

/** @throws Error that names a missing or invalid setting. */
export function readSettings(from: StudioEnvironment = environment): StudioSettings {
  const projectId = parse(from.projectId, "PROJECT_ID", /^[a-z0-9]+$/, "small letters and digits");
  const dataset = parse(
    from.dataset,
    "DATASET",
    /^[a-z0-9][-_a-z0-9]*$/,
    "small letters, digits, - and _",
  );
  const apiHost = parseOrigin(from.apiHost, "API_HOST");
  const previewUrl = parseOrigin(from.previewUrl, "PREVIEW_URL");
  if (projectId === undefined) {
    throw new Error(
      "SANITY_STUDIO_PROJECT_ID is not set. Put the id of your Sanity project, from sanity.io/manage, " +
        "into studio/.env (studio/.env.example names every setting).",
    );
  }
  return {
    projectId,
    dataset: dataset ?? "production",
    ...(apiHost && { apiHost }),
    ...(previewUrl && { previewUrl }),
  };
}

/** Returns a setting; undefined if it is not set. */
function parse(
  value: string | undefined,
  name: string,
  pattern: RegExp,
  allowed: string,
): string | undefined {
  const text = value?.trim() || undefined;
  if (text === undefined || pattern.test(text)) return text;
  throw new Error(`SANITY_STUDIO_${name} is "${value}". Allowed: ${allowed}.`);
}

function parseOrigin(value: string | undefined, name: string): string | undefined {
  const allowed = "an origin without a path, such as https://preview.example";
  return parse(value, name, /^https?:\/\/[^/\s]+$/, allowed);
}

/**
 * Returns the origin of the local content server; undefined for a Sanity project. As an API host, the server
 * is `http://0.0.1:<port>`: Sanity's clients put the project id, 127, and a dot before it.
 */
export function localServerOrigin({ projectId, apiHost }: StudioSettings): string | undefined {
  const port = /^http:\/\/0\.0\.1:(\d+)$/.exec(apiHost ?? "")?.[1];
  return projectId === "127" && port !== undefined ? `http://127.0.0.1:${port}` : undefined;
}
