/** Double opt-in: the page that a mailed link leads to, and its button. */
import type { FormName } from "../forms/fields";
import { receiverPath } from "../config/receiver-path";
import { answerPage } from "./answer-page";
import { isCodeOf } from "./confirmation-link";
import { isUnconfirmed } from "./lead-store";
import { redirect } from "./problem";
import { readBody, type Values } from "./read-body";
import { deliverLater, problemFrom, storeOf, unavailable, type Receiver } from "./receiver-context";
import { languageOf } from "./validate";

/** Shows the page of a link, whose button confirms. */
export async function askToConfirm(
  request: Request,
  form: FormName,
  receiver: Receiver,
): Promise<Response> {
  const values = Object.fromEntries(new URL(request.url).searchParams);
  const outcome = (await isLinkOf(values, receiver)) ? "confirm" : "expired";
  return await answerPage(receiver.page, {
    form,
    language: languageOf(values.language),
    outcome,
    values,
  });
}

/** Confirms the lead of a link, and leads to the thanks. */
export async function confirm(
  request: Request,
  form: FormName,
  receiver: Receiver,
): Promise<Response> {
  let values: Values = {};
  let isConfirmed: boolean;
  try {
    values = await readBody(request);
    // Whoever has the link may press its button: no `Origin` is asked for.
    isConfirmed =
      (await isLinkOf(values, receiver)) && (await confirmLead(String(values.lead), receiver));
  } catch (error) {
    const outcome = problemFrom(error);
    const language = languageOf(values.language);
    return await answerPage(receiver.page, { form, language, outcome, values });
  }
  const language = languageOf(values.language);
  if (!isConfirmed) return await answerPage(receiver.page, { form, language, outcome: "expired" });
  return redirect(`${receiverPath}/${form}/confirmed?language=${language}`);
}

async function isLinkOf({ lead, code }: Values, { addressSecret }: Receiver): Promise<boolean> {
  return await isCodeOf(String(lead), String(code), addressSecret);
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
