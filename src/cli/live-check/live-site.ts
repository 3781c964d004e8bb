import pMap from "p-map";

/** `fetch`, or a stand-in for it. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** What a deployment answered. */
export type Answer = {
  readonly url: string;
  /** HTTP status; 0 if nothing answered. */
  readonly status: number;
  readonly headers: Headers;
  /** Empty for HEAD. */
  readonly body: string;
  /** Why nothing answered. */
  readonly failure?: string;
};

/** Requests at a time to the site that is checked. */
const parallelRequests = 8;

/** Milliseconds. */
const timeout = 20_000;

const userAgent = "check-live (checks this site's own pages and links)";

/** Asks for a URL once, without following a redirect. Never rejects. */
export async function ask(fetch: Fetch, url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      ...init,
      headers: { "User-Agent": userAgent, ...(init.headers as Record<string, string>) },
    });
    const { status, headers } = response;
    return { url, status, headers, body: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    const failure = cause instanceof Error ? cause.message : message;
    return { url, status: 0, headers: new Headers(), body: "", failure };
  }
}

/** Asks for several URLs of the site, a few at a time, in order. */
export async function askAll(
  fetch: Fetch,
  urls: readonly string[],
  init: RequestInit = {},
): Promise<Answer[]> {
  return await pMap(urls, (url) => ask(fetch, url, init), { concurrency: parallelRequests });
}

/** What an answer was, for a finding: `answers 404`. */
export function outcome({ status, failure, headers }: Answer): string {
  if (failure !== undefined) return `does not answer (${failure})`;
  const to = headers.get("Location");
  return `answers ${status}${to === null ? "" : `, and leads to ${to}`}`;
}
