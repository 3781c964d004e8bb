import type { FormValues } from "../../components/forms/fields";
import { postRequest } from "../../components/forms/post-request";

export type SignUp = FormValues<"name" | "email" | "companyName" | "jobTitle">;

/** Pauses before the second, third and last attempt, in milliseconds. */
const pauses = [1_000, 4_000, 16_000];

/**
 * Sends a newsletter sign-up, again after a while if it did not arrive. Whoever signs up has been
 * thanked already, so all that goes wrong is only logged (section 7 of the specification).
 *
 * It belongs to no component: it goes on while the visitor moves about the site, and when the page is
 * left in a pause, the next attempt is made at that moment.
 */
export async function sendSignUp(signUp: SignUp): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    const problem = await attempt(signUp);
    if (problem === undefined) return;
    console.warn("The newsletter sign-up did not arrive.", problem);
    if (!problem.isPassing || pause === undefined) return;
    await passedOrLeft(pause);
  }
}

type Problem = { readonly reason: unknown; readonly isPassing: boolean };

async function attempt(signUp: SignUp): Promise<Problem | undefined> {
  let response: Response;
  try {
    // It waits for the answer as long as it takes: given up and sent again, it could arrive twice.
    response = await postRequest("newsletter-sign-up", signUp);
  } catch (reason) {
    return { reason, isPassing: true };
  }
  const { ok, status } = response;
  if (!ok) return { reason: status, isPassing: status >= 500 || status === 429 };
  await logAnswer(response);
  return undefined;
}

async function logAnswer(response: Response): Promise<void> {
  try {
    const answer: unknown = await response.json();
    // eslint-disable-next-line no-console -- The specification has the answer logged.
    console.info("The newsletter sign-up was answered.", answer);
  } catch (error) {
    console.warn("The answer to the newsletter sign-up cannot be read.", error);
  }
}

function passedOrLeft(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    function go(): void {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    }
    const timer = setTimeout(go, pause);
    window.addEventListener("pagehide", go, { signal: waiting.signal });
  });
}
