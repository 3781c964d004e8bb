import { site } from "../../config/site";
import type { SubmitFailure } from "./form-state";

/** The API's endpoints for forms. */
export type RequestName = "newsletter-sign-up" | "demo-request" | "white-paper-request";

/** Status codes that reject the values. Visitors can do nothing about any other error. */
const rejectedStatuses = new Set([400, 413, 422]);

/** Milliseconds. */
const requestTimeout = 20_000;

/**
 * Posts a form's values as JSON. The request continues when the visitor leaves the page.
 *
 * @throws TypeError without a connection and on a redirect, which would drop the values and still look
 * like a success.
 */
export function postRequest(
  name: RequestName,
  values: object,
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${site.apiOrigin}/v1/website/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(values),
    keepalive: true,
    redirect: "error",
    signal,
  });
}

/** Posts a form's values once. @returns undefined when the server has accepted them (2xx). */
export async function sendRequest(
  name: RequestName,
  values: object,
): Promise<SubmitFailure | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeout);
  try {
    const { ok, status } = await postRequest(name, values, timeout.signal);
    if (ok) return undefined;
    return rejectedStatuses.has(status) ? "refused" : "broken";
  } catch {
    return timeout.signal.aborted ? "unanswered" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
