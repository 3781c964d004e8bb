import { fetchedUrl } from "./fetched-url";
import { receiverPath } from "../config/receiver-path";
import { site } from "../config/site";
import type { Locale } from "../i18n/locales";
import type { FormName } from "../forms/fields";
import { keyHeader, languageHeader, sourceHeader } from "../forms/headers";
import { leadEvent } from "./lead-event";
import { visitSource } from "./visit-source";

/**
 * Why a form was not, or not certainly, sent. In order: the page was reloaded, no connection (or the form's code
 * failed to load), timeout, the server rejected the values, too many requests, server error.
 */
export type SubmitFailure =
  "reloaded" | "unreachable" | "unanswered" | "refused" | "limited" | "broken";

/** Failures that visitors can do something about. Any other status is a server error. */
const failures: Readonly<Record<number, SubmitFailure>> = {
  400: "refused",
  413: "refused",
  422: "refused",
  429: "limited",
};

/** Milliseconds. */
const requestTimeout = 20_000;

export const formUrl = (name: FormName) => `${site.apiOrigin}${receiverPath}/${name}`;

/** The keys of what was posted from this page. In memory only, as the values are personal data. */
const keys = new Map<string, string>();

/** Returns the key of a request: the same for the same values, so that a retry is not a second request. */
function idempotencyKey(name: FormName, body: string): string {
  const request = `${name} ${body}`;
  const key = keys.get(request) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  keys.set(request, key);
  return key;
}

/**
 * Posts a form's values as JSON, and tells the page when they were accepted. The request continues when the visitor
 * leaves the page.
 *
 * @param language the page's; sent as `Content-Language`.
 * @throws TypeError without a connection and on a redirect, which would drop the values and still look
 * like a success.
 */
export async function postForm(
  name: FormName,
  values: object,
  language: Locale,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const body = JSON.stringify(values);
  const response = await fetch(fetchedUrl(formUrl(name)), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [languageHeader]: language,
      [keyHeader]: idempotencyKey(name, body),
      // Another API would have to allow it by CORS.
      ...(site.hasReceiver && { [sourceHeader]: visitSource() }),
    },
    body,
    keepalive: true,
    redirect: "error",
    signal,
  });
  // Somebody who leaves the newsletter is no lead.
  if (response.ok && name !== "newsletter-leave") window.dispatchEvent(new Event(leadEvent));
  return response;
}

/** Posts a form's values once. @returns undefined when the server has accepted them (2xx). */
export async function sendForm(
  name: FormName,
  values: object,
  language: Locale,
): Promise<SubmitFailure | undefined> {
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const { ok, status } = await postForm(name, values, language, timeout);
    return ok ? undefined : (failures[status] ?? "broken");
  } catch {
    return timeout.aborted ? "unanswered" : "unreachable";
  }
}
