import { fetchWithRetries, TransientError, type FetchOptions } from "./fetch-with-retries";

export interface SanityProject extends FetchOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly token?: string | undefined;
  /** Origin of Sanity's API without the project, such as `https://api.sanity.io`. */
  readonly apiHost: string;
}

interface SanityRequest {
  /** After `/v1`, with the query string. */
  readonly path: string;
  /** Error message for a 404. */
  readonly notFound: string;
}

/**
 * Sends a request and reads its response, with up to three retries of transient errors.
 *
 * @param read returns the result, or throws: a TransientError where a retry may help.
 * @throws Error that names the setting and says what to do.
 */
export async function fetchFromSanity<Result>(
  project: SanityProject,
  request: SanityRequest,
  read: (body: string) => Result | Promise<Result>,
): Promise<Result> {
  const { token } = project;
  const init: RequestInit = {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    // Sanity sends no redirects, and the plugin's client follows none.
    redirect: "manual",
  };
  const url = apiUrl(project);
  return await fetchWithRetries(
    `${url}${request.path}`,
    init,
    project,
    ({ status }, body) => {
      const text = body.toString("utf8");
      if (status !== 200) throw new Error(statusError(status, text, project, request));
      return read(text);
    },
    (reason) =>
      `${url} could not be read (${reason}). Check the network, whether a firewall or proxy is in ` +
      "between, and SANITY_PROJECT_ID and SANITY_API_HOST.",
  );
}

/** Returns the result of a query. @throws TransientError for a response without one. */
export function queryResult(body: string, project: SanityProject): unknown {
  const { result } = (parseJson(body) ?? {}) as { result?: unknown };
  if (result !== undefined) return result;
  throw new TransientError(unexpectedResponse(project, "the result of a query", body));
}

/** Returns an error message for a response that is not Sanity's, with the start of its body. */
export function unexpectedResponse(project: SanityProject, expected: string, body: string): string {
  const start = oneLine(body).slice(0, 80);
  return (
    `${apiUrl(project)} did not answer with ${expected} ("${start}"). Something other than ` +
    "Sanity may answer there: check SANITY_API_HOST, and whether a proxy or a sign-in page is in " +
    "between."
  );
}

/** The API's base URL, as gatsby-source-sanity's client builds it: the project id precedes the host. */
function apiUrl({ projectId, apiHost }: SanityProject): string {
  const [protocol, host] = apiHost.split("://", 2);
  return `${protocol}://${projectId}.${host}/v1`;
}

/** Says which setting is wrong, or what else to do. */
function statusError(
  status: number,
  body: string,
  project: SanityProject,
  request: SanityRequest,
): string {
  const { dataset, projectId, token } = project;
  const details = `HTTP ${status}${sanityMessage(body)}`;
  if (status === 404) return `${request.notFound} (${details})`;
  if (status === 401 || status === 403) {
    return token === undefined
      ? `Sanity does not show the dataset "${dataset}" without a token (${details}). Set ` +
          "SANITY_TOKEN to an API token that may read it, or make the dataset public."
      : `Sanity refuses the token in SANITY_TOKEN (${details}). It has to be a valid API token of ` +
          `the project "${projectId}" that may read the dataset "${dataset}"; make one under API ` +
          "in sanity.io/manage.";
  }
  if (status === 429) {
    return (
      `Sanity gets too many requests (${details}). Wait a few minutes, or look at the quota of the ` +
      `project "${projectId}" (SANITY_PROJECT_ID) in sanity.io/manage.`
    );
  }
  if (status >= 500) {
    return (
      `Sanity failed with a server error (${details}). Try again later, and see status.sanity.io. If ` +
      "SANITY_API_HOST is set, check that it is Sanity's."
    );
  }
  return unexpectedResponse(project, `HTTP 200 but with ${details}`, body);
}

/** The message of a Sanity error, in any of the shapes that its errors have. */
function sanityMessage(body: string): string {
  const { message, error } = (parseJson(body) ?? {}) as { message?: unknown; error?: unknown };
  const { description } = (error ?? {}) as { description?: unknown };
  const own = [message, description, error].find((value) => typeof value === "string");
  return own === undefined ? "" : `: ${oneLine(own).slice(0, 200)}`;
}

/** @returns undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
