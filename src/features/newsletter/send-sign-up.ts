import type { FormValues } from "../../components/forms/fields";
import { postRequest } from "../../components/forms/post-request";

export type SignUp = FormValues<"name" | "email" | "companyName" | "jobTitle">;

/** Delays before the second, third and last attempt, in milliseconds. */
const delays = [1_000, 4_000, 16_000];

/**
 * Sends a newsletter sign-up, and retries after transient errors. The visitor has already been thanked,
 * so errors are only logged.
 *
 * Not tied to a component: it continues while the visitor moves around the site, and if the page is left
 * during a delay, the next attempt is made at once.
 */
export async function sendSignUp(signUp: SignUp): Promise<void> {
  for (const delay of [...delays, undefined]) {
    const failure = await attempt(signUp);
    if (failure === undefined) return;
    console.warn("The newsletter sign-up could not be sent.", failure);
    if (!failure.isTransient || delay === undefined) return;
    await delayOrPageHide(delay);
  }
}

type Failure = { readonly reason: unknown; readonly isTransient: boolean };

async function attempt(signUp: SignUp): Promise<Failure | undefined> {
  let response: Response;
  try {
    // No timeout: a request that is aborted and retried could arrive twice.
    response = await postRequest("newsletter-sign-up", signUp);
  } catch (reason) {
    return { reason, isTransient: true };
  }
  const { ok, status } = response;
  if (!ok) return { reason: status, isTransient: status >= 500 || status === 429 };
  await logResponse(response);
  return undefined;
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

function delayOrPageHide(delay: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function finish(): void {
      clearTimeout(timer);
      listening.abort();
      resolve();
    }
    const timer = setTimeout(finish, delay);
    window.addEventListener("pagehide", finish, { signal: listening.signal });
  });
}
