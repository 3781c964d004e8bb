import type { LeadStore } from "./lead-store";
import { deliverDue, type WebhookSettings } from "./outbox";

export type MaintenanceSettings = {
  readonly webhook: WebhookSettings | undefined;
  /** Months that a lead is kept. */
  readonly keepMonths: number;
};

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

/** Milliseconds in which work may begin. Hosts end it after 30 s, and a delivery may take 10 s. */
const budget = 15 * second;

/** As many as a storage erases within a few seconds. */
const eraseBatch = 100;

const spamDays = 30;

/** Returns the time before which leads are erased. */
export function keepSince(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // The 31st of a shorter month would overflow into the next one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/**
 * Erases what is too old and forgets the visitors of other days, until the time is up.
 *
 * @param keepMonths undefined: leads of any age are kept.
 * @returns whether that is all.
 */
export async function eraseOld(
  store: LeadStore,
  keepMonths: number | undefined,
  now: () => Date,
): Promise<boolean> {
  const start = now();
  const spamSince = new Date(start.getTime() - spamDays * day).toISOString();
  const steps = [
    () => store.forgetVisitors(start.toISOString().slice(0, 10), eraseBatch),
    () => store.eraseBefore("spam", spamSince, eraseBatch),
  ];
  if (keepMonths !== undefined) {
    const since = keepSince(start, keepMonths).toISOString();
    steps.unshift(() => store.eraseBefore("leads", since, eraseBatch));
  }
  for (const step of steps) {
    for (let count = eraseBatch; count >= eraseBatch;) {
      if (now().getTime() - start.getTime() > budget) return false;
      count = await step();
    }
  }
  return true;
}

/** When this instance last erased all that was too old, by store. */
const lastErasure = new WeakMap<LeadStore, number>();

async function eraseHourly(store: LeadStore, keepMonths: number, now: () => Date): Promise<void> {
  const start = now().getTime();
  if (start - (lastErasure.get(store) ?? 0) < hour) return;
  // Set at once, for the requests in the meantime.
  lastErasure.set(store, start);
  let isDone = false;
  try {
    isDone = await eraseOld(store, keepMonths, now);
  } finally {
    if (!isDone) lastErasure.delete(store);
  }
}

/** Delivers batch by batch, until nothing is accepted or the time is up. */
async function deliver(store: LeadStore, webhook: WebhookSettings, now: () => Date): Promise<void> {
  const start = now().getTime();
  for (let accepted = 1; accepted > 0 && now().getTime() - start <= budget;) {
    const result = await deliverDue(store, webhook, now);
    for (const failure of result.failures) console.warn(failure);
    accepted = result.accepted;
  }
}

/**
 * Delivers leads that are due and, at most once an hour, erases what is too old. Neither waits for the other. Both
 * stop starting work after 15 seconds; the next visit goes on.
 */
export async function maintain(
  store: LeadStore,
  { webhook, keepMonths }: MaintenanceSettings,
  now: () => Date,
): Promise<void> {
  const works = [eraseHourly(store, keepMonths, now)];
  if (webhook) works.push(deliver(store, webhook, now));
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
