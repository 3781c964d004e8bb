import { Webhook } from "standardwebhooks";
import type { Lead, LeadStore, StoredLead } from "./lead-store";

/** Where the company receives leads. */
export type WebhookSettings = {
  readonly url: string;
  /** As Standard Webhooks writes secrets: `whsec_` and base64. */
  readonly secret: string;
};

export type MaintenanceSettings = {
  readonly webhook: WebhookSettings | undefined;
  /** Months that a lead is kept. */
  readonly keepMonths: number;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const requestTimeout = 10 * second;

/**
 * Leads that one run delivers, all at once. Each takes two statements of the database, and the run five more: at most
 * 37 of the 50 that Cloudflare's free plan allows.
 */
const portion = 16;

/** Longer than a request may take, so that no two processes deliver the same lead at once. */
const claim = minute;

/** Pauses after failed attempts, in milliseconds. The last one is repeated until the webhook accepts. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day];

const spamDays = 30;

const later = (now: Date, pause: number) => new Date(now.getTime() + pause).toISOString();

/** Returns what keeps the webhook from accepting a lead; undefined when it has accepted it. */
async function post(webhook: WebhookSettings, lead: Lead, now: Date): Promise<string | undefined> {
  const { id, kind, language, page, fields, consent, consentVersion, receivedAt } = lead;
  const data = { id, kind, language, page, fields, consent, consentVersion };
  const body = JSON.stringify({ type: "lead.received", timestamp: receivedAt, data });
  try {
    const { ok, status } = await fetch(webhook.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / second)),
        "webhook-signature": new Webhook(webhook.secret).sign(id, now, body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeout),
    });
    return ok ? undefined : `the webhook answered ${status}`;
  } catch (error) {
    return `the webhook could not be reached (${(error as Error).message})`;
  }
}

/**
 * Delivers a lead that is due, unless another process does. It is due until the webhook has answered with 2xx, so it
 * may arrive twice when that answer is lost: `webhook-id` is the same then.
 */
export async function deliver(
  store: LeadStore,
  webhook: WebhookSettings,
  lead: StoredLead,
  now: () => Date,
): Promise<void> {
  const attempts = lead.attempts + 1;
  const claimed = { attempts, dueAt: later(now(), claim), deliveredAt: null };
  if (!(await store.update(lead, claimed))) return;
  const failure = await post(webhook, lead, now());
  const deliveredAt = now().toISOString();
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? day;
  const next = failure
    ? { ...claimed, dueAt: later(now(), pause) }
    : { attempts, dueAt: null, deliveredAt };
  await store.update({ ...lead, ...claimed }, next);
  if (failure) console.warn(`Lead ${lead.id}: ${failure}. It is sent again at ${next.dueAt}.`);
}

/** Delivers leads that are due, the ones that have waited longest, as many as one run may. */
export async function deliverDue(
  store: LeadStore,
  webhook: WebhookSettings,
  now: () => Date,
): Promise<void> {
  const due = await store.due(now().toISOString(), portion);
  await Promise.all(due.map((lead) => deliver(store, webhook, lead, now)));
}

/** Returns the time before which leads are erased. */
export function keepSince(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // The 31st of a shorter month would overflow into the next one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/**
 * Erases what is too old and forgets the counts of past hours. Where a host ends it, the next one goes on.
 *
 * @param keepMonths undefined: leads of any age are kept.
 */
export async function eraseOld(
  store: LeadStore,
  keepMonths: number | undefined,
  now: Date,
): Promise<void> {
  if (keepMonths !== undefined) {
    await store.eraseBefore("leads", keepSince(now, keepMonths).toISOString());
  }
  await store.eraseBefore("spam", later(now, -spamDays * day));
  await store.forgetCounts(Math.floor(now.getTime() / hour) - 1);
}

/** When this instance last erased what was too old, by store. */
const lastErasure = new WeakMap<LeadStore, number>();

async function eraseHourly(store: LeadStore, keepMonths: number, now: Date): Promise<void> {
  if (now.getTime() - (lastErasure.get(store) ?? 0) < hour) return;
  // Set at once, for the runs in the meantime.
  lastErasure.set(store, now.getTime());
  await eraseOld(store, keepMonths, now);
}

/** Delivers leads that are due and, at most once an hour, erases what is too old. Neither waits for the other. */
export async function maintain(
  store: LeadStore,
  { webhook, keepMonths }: MaintenanceSettings,
  now: () => Date,
): Promise<void> {
  const works = [eraseHourly(store, keepMonths, now())];
  if (webhook) works.push(deliverDue(store, webhook, now));
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
