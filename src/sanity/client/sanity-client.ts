import { errorCode, fetchStream, TimeoutError } from "./fetch-stream";
import { TransientError, withRetries, type RetryOptions } from "./retry";

export interface SanityProject extends RetryOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly token?: string | undefined;
  /** Origin of Sanity's API without the project, such as `https://api.sanity.io`. */
  readonly apiHost: string;
  /** Milliseconds that may pass without a byte of the answer. */
  readonly timeoutMs: number;
}

export interface SanityRequest {
  /** After `/v1`, with its query. */
  readonly path: string;
  /** What to tell when there is nothing at that address. */
  readonly notFound: string;
}

/** Longer than any of Sanity's own error messages. */
const longestFaultBytes = 100_000;

/** Where gatsby-source-sanity's client asks: it puts the project in front of the host. */
export function apiUrl({ projectId, apiHost }: SanityProject): string {
  const [protocol, host] = apiHost.split("://", 2);
  return `${protocol}://${projectId}.${host}/v1`;
}

/**
 * Asks once, and hands a good answer over piece by piece.
 *
 * @throws PassingFault where another attempt may help, or Error; both name the setting and what to do.
 */
export async function streamFromSanity(
  remote: SanityProject,
  question: SanityRequest,
  take: (piece: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const { token, timeoutMs } = remote;
  const fault: Uint8Array[] = [];
  let faultBytes = 0;
  const init: RequestInit = {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    // The plugin's client follows none either; Sanity sends none.
    redirect: "manual",
  };
  const address = `${apiUrl(remote)}${question.path}`;
  const response = await fetchStream(address, init, timeoutMs, (piece, { status }) => {
    if (status === 200) return take(piece);
    faultBytes += piece.byteLength;
    if (faultBytes <= longestFaultBytes) fault.push(piece);
  }).catch((error: unknown) => {
    // What `take` throws passes through.
    throw error instanceof TransientError ? error : connectionError(error, remote);
  });
  if (response.status !== 200) {
    throw statusError(response, Buffer.concat(fault).toString("utf8"), remote, question);
  }
}

/**
 * The whole answer as text, with further attempts where they may help.
 *
 * @param check throws where a good status carries no good answer.
 */
export async function fetchFromSanity(
  remote: SanityProject,
  question: SanityRequest,
  check: (text: string) => void = () => undefined,
): Promise<string> {
  return await withRetries(async () => {
    const pieces: Uint8Array[] = [];
    await streamFromSanity(remote, question, (piece) => void pieces.push(piece));
    const text = Buffer.concat(pieces).toString("utf8");
    check(text);
    return text;
  }, remote);
}

function connectionError(error: unknown, remote: SanityProject): TransientError {
  const address = apiUrl(remote);
  if (error instanceof TimeoutError) {
    return new TransientError(
      `${address} did not answer within ${remote.timeoutMs / 1000} s. Check the network and ` +
        "SANITY_API_HOST, or try again later.",
    );
  }
  const code = errorCode(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return new TransientError(
      `The host of ${address} is not known (${code}). SANITY_PROJECT_ID or SANITY_API_HOST may be ` +
        "misspelt, or this machine has no network.",
    );
  }
  return new TransientError(
    `No connection to ${address}, or one that broke off (${code}). Check SANITY_API_HOST, SANITY_PROJECT_ID and the ` +
      "network, or whether a firewall or proxy is in between.",
  );
}

function statusError(
  { status, headers }: Response,
  text: string,
  remote: SanityProject,
  question: SanityRequest,
): Error {
  const { dataset, projectId, token } = remote;
  const said = `HTTP ${status}${sanityMessage(text)}`;
  if (status === 401 || status === 403) {
    return new Error(
      token === undefined
        ? `Sanity does not show the dataset "${dataset}" without a token (${said}). Set ` +
            "SANITY_TOKEN to an API token that may read it, or make the dataset public."
        : `Sanity refuses the token in SANITY_TOKEN (${said}). It has to be a valid API token of ` +
            `the project "${projectId}" that may read the dataset "${dataset}"; make one under API ` +
            "in sanity.io/manage.",
    );
  }
  if (status === 404) return new Error(`${question.notFound} (${said})`);
  if (status === 429) {
    const message =
      `Sanity gets too many requests (${said}). Wait a few minutes, or look at the quota of the ` +
      `project "${projectId}" (SANITY_PROJECT_ID) in sanity.io/manage.`;
    return new TransientError(message, retryAfterMs(headers));
  }
  if (status >= 500) {
    return new TransientError(
      `Sanity has a fault of its own (${said}). Try again later; status.sanity.io tells more. If ` +
        "SANITY_API_HOST is set, check that it is Sanity's.",
    );
  }
  return new Error(unexpectedResponse(remote, `HTTP 200 but with ${said}`, text));
}

/** Milliseconds of `Retry-After`, if it is there in seconds, the form that services use. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : undefined;
}

/** What Sanity's error says in its own words, in any of the shapes that its errors have. */
function sanityMessage(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { message?: unknown; error?: unknown };
    const { description } = (error ?? {}) as { description?: unknown };
    const said = [message, description, error].find((value) => typeof value === "string");
    return said === undefined ? "" : `: ${oneLine(said).slice(0, 200)}`;
  } catch {
    return "";
  }
}

/** Says that something else than Sanity seems to answer, and shows how the answer begins. */
export function unexpectedResponse(remote: SanityProject, expected: string, text: string): string {
  const start = oneLine(text).slice(0, 80);
  return (
    `${apiUrl(remote)} did not answer with ${expected} ("${start}"). Something other than ` +
    "Sanity may answer there: check SANITY_API_HOST, and whether a proxy or a sign-in page is in " +
    "between."
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
