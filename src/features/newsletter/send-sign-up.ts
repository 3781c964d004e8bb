import { postForm } from "../../browser/post-form";
import type { Locale } from "../../i18n/locales";
import type { FormValues } from "../../forms/fields";

/** Milliseconds before the second attempt, four times as long before each further one, up to a limit. */
const firstPause = 1_000;
const longestPause = 300_000;
/** What a firewall answers, which may end, and seldom does: attempted a few times only. */
const firewallStatuses = [403, 408];
const attemptsAtFirewall = 5;
/** Longest wait that a `Retry-After` may ask for, in milliseconds. */
const longestRetryAfter = 3_600_000;

/**
 * Sends a newsletter sign-up until it is accepted or refused; server errors and limits are no refusal. The visitor has
 * already been thanked, so errors are only logged. Every attempt has the same idempotency key.
 *
 * Not tied to a component: it continues while the visitor moves around the site. In memory only, as the values are
 * personal data: when the page is left during a pause, or hidden, as phones end hidden pages without a word, an attempt
 * is made at once.
 */
export async function sendSignUp(signUp: FormValues, language: Locale): Promise<void> {
  let refusals = 0;
  for (let pause = firstPause; ; pause = Math.min(pause * 4, longestPause)) {
    let retryAfter = 0;
    try {
      // No timeout: a request that is aborted and retried could arrive twice.
      const response = await postForm("newsletter-sign-up", signUp, language);
      const { ok, status, headers } = response;
      if (ok) {
        await logResponse(response);
        return;
      }
      warn(status);
      if (firewallStatuses.includes(status)) refusals += 1;
      else if (status < 500 && status !== 429) return;
      if (refusals === attemptsAtFirewall) return;
      const seconds = Number(headers.get("Retry-After")) || 0;
      retryAfter = Math.min(seconds * 1_000, longestRetryAfter);
    } catch (error) {
      warn(error);
    }
    // A connection that is back does not lift a server's limit.
    await (retryAfter
      ? waitFor(retryAfter, "pagehide")
      : waitFor(pause, "pagehide", "visibilitychange", "online"));
  }
}

function warn(reason: unknown): void {
  console.warn("The newsletter sign-up could not be sent.", reason);
}

async function logResponse(response: Response): Promise<void> {
  try {
    const body: unknown = await response.json();
    // eslint-disable-next-line no-console -- Logging the response is a requirement.
    console.info("The newsletter sign-up was received.", body);
  } catch (error) {
    console.warn("The response to the newsletter sign-up could not be read.", error);
  }
}

/** Waits for a number of milliseconds, or until one of the window's events. */
function waitFor(milliseconds: number, ...events: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    for (const event of events) window.addEventListener(event, () => resolve(), { once: true });
  });
}
