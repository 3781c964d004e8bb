/** The outbox: delivers leads to the company, each until every destination has accepted it. */
import type { Destination } from "./destinations";
import type { Lead, LeadStore, StoredLead } from "./lead-store";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Leads that one run delivers, all at once. Each takes two statements of the database, and the run five more: at most
 * 37 of the 50 that Cloudflare's free plan allows.
 */
const portion = 16;

/** Requests to other servers that one run makes at most: the same plan allows 50. */
const requests = 48;

/** Longer than a request may take, so that no two processes deliver the same lead at once. */
const claim = minute;

/** Pauses after failed attempts, in milliseconds. The last one is repeated until all destinations accept. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day];

const later = (now: Date, pause: number) => new Date(now.getTime() + pause).toISOString();

/** Returns what keeps a destination from accepting a lead; undefined when it has accepted it. */
async function attempt(
  { label, send }: Destination,
  lead: Lead,
  now: Date,
): Promise<string | undefined> {
  try {
    const { ok, status } = await send(lead, now);
    return ok ? undefined : `${label} answered ${status}`;
  } catch (error) {
    return `${label} could not be reached (${(error as Error).message})`;
  }
}

/**
 * Delivers a lead that is due to the destinations that have not accepted it, unless another process does. It is due
 * until each has answered with 2xx, so it may arrive twice where that answer is lost.
 */
export async function deliver(
  store: LeadStore,
  destinations: readonly Destination[],
  lead: StoredLead,
  now: () => Date,
): Promise<void> {
  const attempts = lead.attempts + 1;
  const claimed = { attempts, dueAt: later(now(), claim), deliveredAt: null, steps: lead.steps };
  if (!(await store.update(lead, claimed))) return;
  const open = destinations.filter(
    ({ name, isFor }) => lead.steps[name] === undefined && isFor?.(lead) !== false,
  );
  const failures = await Promise.all(open.map((each) => attempt(each, lead, now())));
  const time = now().toISOString();
  const accepted = open.filter((_, index) => failures[index] === undefined);
  const steps = { ...lead.steps, ...Object.fromEntries(accepted.map(({ name }) => [name, time])) };
  const isDelivered = accepted.length === open.length;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? day;
  const dueAt = isDelivered ? null : later(now(), pause);
  const deliveredAt = isDelivered ? time : null;
  await store.update({ ...lead, ...claimed }, { attempts, dueAt, deliveredAt, steps });
  if (isDelivered) return;
  const reasons = failures.filter((failure) => failure !== undefined).join("; ");
  console.warn(`Lead ${lead.id}: ${reasons}. It is sent again at ${dueAt}.`);
}

/** Delivers leads that are due, the ones that have waited longest, as many as one run may. */
export async function deliverDue(
  store: LeadStore,
  destinations: readonly Destination[],
  now: () => Date,
): Promise<void> {
  const limit = Math.min(portion, Math.floor(requests / destinations.length));
  const due = await store.due(now().toISOString(), limit);
  await Promise.all(due.map((lead) => deliver(store, destinations, lead, now)));
}
