/** Settings of the Studio from its environment. Pure. */

/** The variables of `studio/.env`. */
export type StudioEnvironment = {
  readonly projectId: string | undefined;
  readonly dataset: string | undefined;
  readonly apiHost: string | undefined;
  readonly previewUrl: string | undefined;
};

export type StudioSettings = {
  readonly projectId: string;
  readonly dataset: string;
  /** Sanity's own API if absent. */
  readonly apiHost?: string;
  /** Origin of the site's preview. Without it, the Studio has no Presentation tool. */
  readonly previewUrl?: string;
};

const isEmpty = (text: string | undefined) => (text?.trim() ?? "") === "";

/** @throws Error that names a missing or invalid setting. */
export function readSettings(environment: StudioEnvironment): StudioSettings {
  const { projectId, dataset, apiHost, previewUrl } = environment;
  if (projectId === undefined || isEmpty(projectId)) {
    throw new Error(
      "SANITY_STUDIO_PROJECT_ID is not set. Put the id of your Sanity project, from sanity.io/manage, " +
        "into studio/.env (studio/.env.example names every setting).",
    );
  }
  check("SANITY_STUDIO_PROJECT_ID", projectId, /^[a-z0-9]+$/, "small letters and digits");
  const name = dataset === undefined || isEmpty(dataset) ? "production" : dataset.trim();
  check("SANITY_STUDIO_DATASET", name, /^[a-z0-9][-_a-z0-9]*$/, "small letters, digits, - and _");
  return {
    projectId: projectId.trim(),
    dataset: name,
    ...origin("SANITY_STUDIO_API_HOST", "apiHost", apiHost),
    ...origin("SANITY_STUDIO_PREVIEW_URL", "previewUrl", previewUrl),
  };
}

/** Returns a setting that is an origin under its name; nothing if it is not set. */
function origin<Name extends string>(
  setting: string,
  name: Name,
  value: string | undefined,
): Partial<Record<Name, string>> {
  if (value === undefined || isEmpty(value)) return {};
  check(
    setting,
    value,
    /^https?:\/\/[^/\s]+$/,
    "an origin without a path, such as https://preview.example",
  );
  return { [name]: value.trim() } as Record<Name, string>;
}

function check(setting: string, value: string, pattern: RegExp, allowed: string): void {
  if (!pattern.test(value.trim())) {
    throw new Error(`${setting} is "${value}". Allowed: ${allowed}.`);
  }
}

/**
 * Returns the origin of the local content server; undefined for a Sanity project. As an API host, the server
 * is `http://0.0.1:<port>`: Sanity's clients put the project id, 127, and a dot before it.
 */
export function localServerOrigin({ projectId, apiHost }: StudioSettings): string | undefined {
  const port = /^http:\/\/0\.0\.1:(\d+)$/.exec(apiHost ?? "")?.[1];
  return projectId === "127" && port !== undefined ? `http://127.0.0.1:${port}` : undefined;
}
