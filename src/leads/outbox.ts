import { Webhook } from "standardwebhooks";
import { sha256 } from "./digest";
import type { Delivery, Lead } from "./lead";
import type { LeadStore } from "./lead-store";

/** Where the company receives leads. */
export type WebhookSettings = {
  readonly url: string;
  /** As Standard Webhooks writes secrets: `whsec_` and base64. */
  readonly secret: string;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses after failed attempts, in milliseconds. The last one is repeated until the webhook accepts. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 24 * hour];

const requestTimeout = 10 * second;
const batchSize = 20;

/** Longer than a request may take, so that no two processes deliver the same lead at once. */
const claim = minute;

/** Returns when a delivery is tried again after its attempt number `attempts` (from 1) has failed. */
export function nextAttempt(attempts: number, now: Date): Date {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute;
  return new Date(now.getTime() + pause);
}

/** Returns what the webhook is sent of a lead. */
function webhookPayload(lead: Lead): string {
  const { key: _key, receivedAt, ...data } = lead;
  return JSON.stringify({ type: "lead.received", timestamp: receivedAt, data });
}

/** Returns what identifies a webhook in the storage, without telling its secret. */
async function webhookId({ url, secret }: WebhookSettings): Promise<string> {
  return await sha256(JSON.stringify([url, secret]));
}

/**
 * Delivers the leads that are due. A lead is due until the webhook has answered with 2xx, so it may arrive
 * twice when that answer is lost: `webhook-id` is the same then. After 410, the webhook is sent nothing any more,
 * as Standard Webhooks says, until its URL or secret is another.
 *
 * @returns how many were accepted, and why others were not.
 */
export async function deliverDue(
  store: LeadStore,
  webhook: WebhookSettings,
  now: () => Date,
): Promise<{ readonly accepted: number; readonly failures: readonly string[] }> {
  const id = await webhookId(webhook);
  if (await store.isGone(id)) return { accepted: 0, failures: [] };
  const due = await store.dueDeliveries(now().toISOString(), batchSize);
  const outcomes = await Promise.all(due.map((each) => deliver(store, webhook, each, now)));
  const accepted = outcomes.filter((outcome) => outcome === "accepted").length;
  if (outcomes.includes("gone")) {
    await store.markGone(id);
    return { accepted, failures: [gone] };
  }
  return {
    accepted,
    failures: outcomes.flatMap((outcome) => (typeof outcome === "object" ? outcome.failure : [])),
  };
}

const gone =
  "The webhook answered 410 and is sent nothing any more: leads wait until LEADS_WEBHOOK_URL or " +
  "LEADS_WEBHOOK_SECRET is changed.";

type Outcome = "accepted" | "gone" | { readonly failure: string };

async function deliver(
  store: LeadStore,
  webhook: WebhookSettings,
  delivery: Delivery,
  now: () => Date,
): Promise<Outcome | "claimed"> {
  const attempts = delivery.attempts + 1;
  const claimed = { attempts, dueAt: new Date(now().getTime() + claim).toISOString() };
  // Otherwise another process delivers it.
  if (!(await store.postpone(delivery, claimed))) return "claimed";
  const outcome = await post(webhook, delivery.lead, now());
  if (outcome === "accepted") {
    await store.markDelivered(delivery.lead, now().toISOString());
    return outcome;
  }
  const dueAt = nextAttempt(attempts, now()).toISOString();
  await store.postpone({ lead: delivery.lead, ...claimed }, { attempts, dueAt });
  if (outcome === "gone") return outcome;
  return { failure: `Lead ${delivery.lead.id}: ${outcome.failure} It is sent again at ${dueAt}.` };
}

async function post(webhook: WebhookSettings, lead: Lead, now: Date): Promise<Outcome> {
  const body = webhookPayload(lead);
  try {
    const { ok, status } = await fetch(webhook.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": lead.id,
        "webhook-timestamp": String(Math.floor(now.getTime() / second)),
        "webhook-signature": new Webhook(webhook.secret).sign(lead.id, now, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeout),
    });
    if (ok) return "accepted";
    return status === 410 ? "gone" : { failure: `the webhook answered ${status}.` };
  } catch (error) {
    return { failure: `the webhook could not be reached (${(error as Error).message}).` };
  }
}
