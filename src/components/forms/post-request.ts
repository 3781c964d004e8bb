import { site } from "../../config/site";
import type { Failure } from "./form-state";

/** The calls of section 7 of the specification, and the two that it leaves open. */
export type RequestName = "newsletter-sign-up" | "demo-request" | "white-paper-request";

/** Answers that say something is wrong with the values. A visitor can do nothing about any other. */
const complaints = new Set([400, 413, 422]);

/** How long a visitor waits for an answer, in milliseconds. */
const patience = 20_000;

/**
 * Posts a form's values as JSON. The browser goes on with it when the page is left.
 *
 * @throws TypeError without a connection, and when the answer leads elsewhere: after a redirect the
 * values would be gone and the answer still look like a success.
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

/** Posts a form's values once. @returns Nothing when the server has accepted them (2xx). */
export async function sendRequest(name: RequestName, values: object): Promise<Failure | undefined> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patience);
  try {
    const { ok, status } = await postRequest(name, values, impatience.signal);
    if (ok) return undefined;
    return complaints.has(status) ? "refused" : "broken";
  } catch {
    return impatience.signal.aborted ? "unanswered" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}
