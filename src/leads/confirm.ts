/** Double opt-in: the page that a mailed link leads to, and its button. */
import { receiverPath } from "../config/receiver-path";
import { answerPage } from "./answer-page";
import { isCodeOf } from "./confirmation-link";
import { isUnconfirmed } from "./lead-store";
import { redirect } from "./problem";
import {
  deliverLater,
  linkValues,
  problemFrom,
  storeOf,
  unavailable,
  type Receiver,
} from "./receiver-context";
import { languageOf } from "./validate";

const form = "newsletter-sign-up";

/** Shows the page of a link, whose button confirms. */
export async function askToConfirm(request: Request, receiver: Receiver): Promise<Response> {
  const values = linkValues(request);
  const outcome = (await isOurs(values, receiver)) ? "confirm" : "expired";
  const language = languageOf(values.language);
  return await answerPage(receiver.answerPage, { form, language, outcome, values });
}

/** Confirms the lead of a link, and leads to the thanks. Whoever has the link may: no `Origin` is asked for. */
export async function confirm(request: Request, receiver: Receiver): Promise<Response> {
  const values = linkValues(request);
  const language = languageOf(values.language);
  try {
    const { lead = "" } = values;
    const isConfirmed = (await isOurs(values, receiver)) && (await confirmLead(lead, receiver));
    return isConfirmed
      ? redirect(`${receiverPath}/${form}/confirmed?language=${language}`)
      : await answerPage(receiver.answerPage, { form, language, outcome: "expired" });
  } catch (error) {
    const outcome = problemFrom(error);
    return await answerPage(receiver.answerPage, { form, language, outcome, values });
  }
}

async function isOurs(
  { lead = "", code = "" }: ReturnType<typeof linkValues>,
  { addressSecret }: Receiver,
): Promise<boolean> {
  return await isCodeOf(lead, code, addressSecret);
}

/** Marks a lead as confirmed and delivers it. @returns false when it is gone. @throws Problem to come again later. */
async function confirmLead(key: string, receiver: Receiver): Promise<boolean> {
  const store = storeOf(receiver);
  const lead = await store.find(key);
  if (!lead) return false;
  if (!isUnconfirmed(lead)) return true;
  const confirmed = receiver.now().toISOString();
  const acceptedAt = { ...lead.acceptedAt, confirmed };
  const next = {
    state: "waiting",
    attempts: 0,
    dueAt: confirmed,
    deliveredAt: null,
    acceptedAt,
  } as const;
  if (!(await store.update(lead, next))) {
    // Pressed by two at once, or its link may just be marked as sent.
    const current = await store.find(key);
    if (current && !isUnconfirmed(current)) return true;
    throw unavailable();
  }
  deliverLater(store, { ...lead, ...next }, receiver);
  return true;
}
