/** Leaving the newsletter by a mailed link: its page with a button, and what that button or a mail program posts. */
import { screenPath } from "../i18n/routes";
import { answerPage } from "./answer-page";
import { addressOf } from "./leave-link";
import { Problem, redirect } from "./problem";
import { linkValues, problemFrom, type Receiver } from "./receiver-context";
import { accept } from "./submit";
import { languageOf } from "./validate";

const form = "newsletter-leave";

/** Shows the page of a link, whose button leaves. Programs that check mails open every link. */
export async function askToLeave(request: Request, receiver: Receiver): Promise<Response> {
  const values = linkValues(request);
  const language = languageOf(values.language);
  // The link is cut, or the secret that signed it has changed.
  if ((await addressOf(values.code ?? "", receiver.addressSecret)) === undefined)
    return redirect(`${screenPath("privacyPolicy", language)}#${form}`);
  return await answerPage(receiver.answerPage, { form, language, outcome: "leave", values });
}

/**
 * Leaves by a link. Whoever has it may: no `Origin` is asked for, nor is the body, with which a mail program says that
 * its person has pressed "Unsubscribe" (RFC 8058). Such a program follows no redirect to the thanks, and could take one to
 * the form for success.
 */
export async function leave(request: Request, receiver: Receiver): Promise<Response> {
  const values = linkValues(request);
  const language = languageOf(values.language);
  try {
    const email = await addressOf(values.code ?? "", receiver.addressSecret);
    if (email === undefined) {
      const outcome = new Problem(404, "There is no such link.");
      return await answerPage(receiver.answerPage, { form, language, outcome });
    }
    const filledIn = { email };
    await accept(request, { form, filledIn, language, page: "", key: undefined }, receiver);
    return await answerPage(receiver.answerPage, { form, language, outcome: "sent" });
  } catch (error) {
    const outcome = problemFrom(error);
    return await answerPage(receiver.answerPage, { form, language, outcome, values });
  }
}
