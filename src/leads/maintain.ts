import type { LeadStore } from "./lead-store";
import { deliverDue, type WebhookSettings } from "./outbox";

export type MaintenanceSettings = {
  readonly webhook: WebhookSettings | undefined;
  /** Months that a lead is kept. */
  readonly keepMonths: number;
};

/** Returns the time before which leads are erased. */
export function keepSince(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // The 31st of a shorter month would overflow into the next one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

const hour = 3_600_000;

/** When this instance last erased what is too old, by store. */
const lastErasure = new WeakMap<LeadStore, number>();

/** Erases leads that are too old and forgets yesterday's visitors, at most once an hour. */
async function eraseOld(store: LeadStore, keepMonths: number, now: Date): Promise<void> {
  if (now.getTime() - (lastErasure.get(store) ?? 0) < hour) return;
  lastErasure.set(store, now.getTime());
  await store.eraseBefore(keepSince(now, keepMonths).toISOString());
  await store.forgetVisitors(now.toISOString().slice(0, 10));
}

/** Does what is due: erases what is too old, and delivers leads. */
export async function maintain(
  store: LeadStore,
  { webhook, keepMonths }: MaintenanceSettings,
  now: () => Date,
): Promise<void> {
  await eraseOld(store, keepMonths, now());
  if (!webhook) return;
  const { failures } = await deliverDue(store, webhook, now);
  for (const failure of failures) console.warn(failure);
}
