import type { Destination } from "./destinations";
import { day, hour } from "./durations";
import type { LeadStore } from "./lead-store";
import { deliverDue } from "./outbox";

export type Maintenance = {
  /** Where the company is told of leads. Without any, leads wait. */
  readonly destinations: readonly Destination[];
  /** Months that a lead is kept. */
  readonly keepMonths: number;
  /** When this instance of a function last erased what was too old, in milliseconds. */
  erasedAt?: number;
};

const spamDays = 30;

/** Days after which a lead that its person has not confirmed is erased. The privacy policy promises them, and a day more. */
const unconfirmedDays = 7;

/** Returns the time before which leads are erased. */
export function keepSince(now: Date, months: number): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // The 31st of a shorter month would overflow into the next one.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/** Erases what is too old and forgets the counts of past hours. Where a host ends it, the next one goes on. */
export async function eraseOld(store: LeadStore, keepMonths: number, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
  await store.eraseBefore("leads", keepSince(now, keepMonths).toISOString());
  await store.eraseUnconfirmed(daysAgo(unconfirmedDays));
  await store.eraseBefore("spam", daysAgo(spamDays));
  await store.forgetCounts(Math.floor(now.getTime() / hour) - 1);
}

async function eraseHourly(store: LeadStore, maintenance: Maintenance, now: Date): Promise<void> {
  if (now.getTime() - (maintenance.erasedAt ?? 0) < hour) return;
  // Set at once, for the runs in the meantime.
  maintenance.erasedAt = now.getTime();
  await eraseOld(store, maintenance.keepMonths, now);
}

/** Delivers leads that are due and, at most once an hour, erases what is too old. Neither waits for the other. */
export async function maintain(
  store: LeadStore,
  maintenance: Maintenance,
  now: () => Date,
): Promise<void> {
  const { destinations } = maintenance;
  const works = [eraseHourly(store, maintenance, now())];
  if (destinations.length > 0) works.push(deliverDue(store, destinations, now));
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
