import { errorCode, fetchStream, TimeoutError } from "./fetch-stream";
import { TransientError, withRetries, type RetryOptions } from "./retry";

export interface SanityProject extends RetryOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly token?: string | undefined;
  /** Origin of Sanity's API without the project, such as `https://api.sanity.io`. */
  readonly apiHost: string;
  /** Milliseconds without a byte of the response after which a request is aborted. */
  readonly timeoutMs: number;
}

export interface SanityRequest {
  /** After `/v1`, with the query string. */
  readonly path: string;
  /** Error message for a 404. */
  readonly notFound: string;
}

/** More than any of Sanity's error messages has. */
const MAX_ERROR_BYTES = 100_000;

/** The API's base URL, as gatsby-source-sanity's client builds it: the project id precedes the host. */
export function apiUrl({ projectId, apiHost }: SanityProject): string {
  const [protocol, host] = apiHost.split("://", 2);
  return `${protocol}://${projectId}.${host}/v1`;
}

/**
 * Sends a request once, and passes on the body of a successful response chunk by chunk.
 *
 * @throws TransientError where a retry may help, or Error; both name the setting and what to do.
 */
export async function streamFromSanity(
  project: SanityProject,
  request: SanityRequest,
  onChunk: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const { token, timeoutMs } = project;
  const errorBody: Uint8Array[] = [];
  let errorBytes = 0;
  const init: RequestInit = {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    // Sanity sends no redirects, and the plugin's client follows none.
    redirect: "manual",
  };
  const url = `${apiUrl(project)}${request.path}`;
  const response = await fetchStream(url, init, timeoutMs, (chunk, { status }) => {
    if (status === 200) return onChunk(chunk);
    errorBytes += chunk.byteLength;
    if (errorBytes <= MAX_ERROR_BYTES) errorBody.push(chunk);
  }).catch((error: unknown) => {
    // Transient errors of `onChunk` pass through.
    throw error instanceof TransientError ? error : connectionError(error, project);
  });
  if (response.status !== 200) {
    throw statusError(response, Buffer.concat(errorBody).toString("utf8"), project, request);
  }
}

/**
 * Returns the whole response as text, with retries of transient errors.
 *
 * @param check throws when the body of a successful response is invalid.
 */
export async function fetchFromSanity(
  project: SanityProject,
  request: SanityRequest,
  check: (text: string) => void = () => undefined,
): Promise<string> {
  return await withRetries(async () => {
    const chunks: Uint8Array[] = [];
    await streamFromSanity(project, request, (chunk) => void chunks.push(chunk));
    const text = Buffer.concat(chunks).toString("utf8");
    check(text);
    return text;
  }, project);
}

function connectionError(error: unknown, project: SanityProject): TransientError {
  const url = apiUrl(project);
  if (error instanceof TimeoutError) {
    return new TransientError(
      `${url} did not answer within ${project.timeoutMs / 1000} s. Check the network and ` +
        "SANITY_API_HOST, or try again later.",
    );
  }
  const code = errorCode(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return new TransientError(
      `The host of ${url} is not known (${code}). SANITY_PROJECT_ID or SANITY_API_HOST may be ` +
        "misspelt, or this machine has no network.",
    );
  }
  return new TransientError(
    `Could not connect to ${url}, or the connection was lost (${code}). Check SANITY_API_HOST, SANITY_PROJECT_ID and the ` +
      "network, or whether a firewall or proxy is in between.",
  );
}

function statusError(
  { status, headers }: Response,
  text: string,
  project: SanityProject,
  request: SanityRequest,
): Error {
  const { dataset, projectId, token } = project;
  const details = `HTTP ${status}${sanityMessage(text)}`;
  if (status === 401 || status === 403) {
    return new Error(
      token === undefined
        ? `Sanity does not show the dataset "${dataset}" without a token (${details}). Set ` +
            "SANITY_TOKEN to an API token that may read it, or make the dataset public."
        : `Sanity refuses the token in SANITY_TOKEN (${details}). It has to be a valid API token of ` +
            `the project "${projectId}" that may read the dataset "${dataset}"; make one under API ` +
            "in sanity.io/manage.",
    );
  }
  if (status === 404) return new Error(`${request.notFound} (${details})`);
  if (status === 429) {
    const message =
      `Sanity gets too many requests (${details}). Wait a few minutes, or look at the quota of the ` +
      `project "${projectId}" (SANITY_PROJECT_ID) in sanity.io/manage.`;
    return new TransientError(message, retryAfterMs(headers));
  }
  if (status >= 500) {
    return new TransientError(
      `Sanity failed with a server error (${details}). Try again later, and see status.sanity.io. If ` +
        "SANITY_API_HOST is set, check that it is Sanity's.",
    );
  }
  return new Error(unexpectedResponse(project, `HTTP 200 but with ${details}`, text));
}

/** Returns `Retry-After` in milliseconds; undefined unless it is given in seconds, as services do. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : undefined;
}

/** The message of a Sanity error, in any of the shapes that its errors have. */
function sanityMessage(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { message?: unknown; error?: unknown };
    const { description } = (error ?? {}) as { description?: unknown };
    const own = [message, description, error].find((value) => typeof value === "string");
    return own === undefined ? "" : `: ${oneLine(own).slice(0, 200)}`;
  } catch {
    return "";
  }
}

/** Returns an error message for a response that is not Sanity's, with the start of its body. */
export function unexpectedResponse(project: SanityProject, expected: string, text: string): string {
  const start = oneLine(text).slice(0, 80);
  return (
    `${apiUrl(project)} did not answer with ${expected} ("${start}"). Something other than ` +
    "Sanity may answer there: check SANITY_API_HOST, and whether a proxy or a sign-in page is in " +
    "between."
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
