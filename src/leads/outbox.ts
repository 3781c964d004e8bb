import { Webhook } from "standardwebhooks";
import type { Delivery, Lead } from "./lead";
import type { LeadStore } from "./lead-store";

/** Where the company wants to be told of leads. */
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
export function webhookPayload(lead: Lead): string {
  const { key: _key, receivedAt, ...data } = lead;
  return JSON.stringify({ type: "lead.received", timestamp: receivedAt, data });
}

/**
 * Delivers the leads that are due. A lead is due until the webhook has answered with 2xx, so it may arrive
 * twice when that answer is lost: `webhook-id` is the same then.
 *
 * @returns how many were accepted, and why others were not.
 */
export async function deliverDue(
  store: LeadStore,
  webhook: WebhookSettings,
  now: () => Date,
): Promise<{ readonly accepted: number; readonly failures: readonly string[] }> {
  const due = await store.dueDeliveries(now().toISOString(), batchSize);
  const results = await Promise.all(due.map((each) => deliver(store, webhook, each, now)));
  const failures = results.filter((result) => typeof result === "string");
  return { accepted: results.filter((result) => result === true).length, failures };
}

/** @returns true when accepted; false when another process delivers it; otherwise the failure. */
async function deliver(
  store: LeadStore,
  webhook: WebhookSettings,
  delivery: Delivery,
  now: () => Date,
): Promise<boolean | string> {
  const attempts = delivery.attempts + 1;
  const claimed = { attempts, dueAt: new Date(now().getTime() + claim).toISOString() };
  if (!(await store.postpone(delivery, claimed))) return false;
  const failure = await post(webhook, delivery.lead, now());
  if (failure === undefined) {
    await store.markDelivered(delivery.lead, now().toISOString());
    return true;
  }
  const dueAt = nextAttempt(attempts, now()).toISOString();
  await store.postpone({ lead: delivery.lead, ...claimed }, { attempts, dueAt });
  return `Lead ${delivery.lead.id}: ${failure} It is sent again at ${dueAt}.`;
}

/** @returns the failure; undefined when the webhook has accepted the lead. */
async function post(webhook: WebhookSettings, lead: Lead, now: Date): Promise<string | undefined> {
  const body = webhookPayload(lead);
  try {
    const response = await fetch(webhook.url, {
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
    return response.ok ? undefined : `the webhook answered ${response.status}.`;
  } catch (error) {
    return `the webhook could not be reached (${(error as Error).message}).`;
  }
}
