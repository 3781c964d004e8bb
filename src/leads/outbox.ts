/** The outbox: delivers leads to the company, and mails to their senders, until every destination has accepted its own. */
import type { Destination } from "./destinations";
import { day, hour, minute } from "./durations";
import {
  isUnconfirmed,
  waitingDelivery,
  type Delivery,
  type DueLead,
  type LeadStore,
  type StoredLead,
} from "./lead-store";

/**
 * Leads that one run delivers, all at once. Each takes two statements of the database, and the run six more: at most
 * 38 of the 50 that Cloudflare's free plan allows.
 */
const batchSize = 16;

/** Requests to other servers that one run makes at most: the same plan allows 50. */
const requests = 48;

/** Longer than a request may take, so that no two processes deliver the same lead at once. */
const claim = minute;

/** Pauses after failed attempts, in milliseconds. The last one is repeated until all destinations accept. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, day];

/**
 * Attempts, over two days, after which a link is given up: the address may not exist, and its lead would ring the alarm.
 */
const attemptsToLink = 8;

const later = (now: Date, pause: number) => new Date(now.getTime() + pause).toISOString();

/** Characters of a refusal that the log shows. */
const maxReason = 200;

/** Returns what keeps a destination from accepting a lead; undefined when it has accepted it. */
async function attempt(
  { label, send }: Destination,
  lead: StoredLead,
  now: Date,
): Promise<string | undefined> {
  try {
    const response = await send(lead, now);
    if (response.ok) {
      // Until it is read or cancelled, it holds one of the six connections that a Worker may have at once.
      await response.body?.cancel().catch(() => undefined);
      return undefined;
    }
    const reason = (await response.text()).replace(/\s+/g, " ").trim().slice(0, maxReason);
    return `${label} answered ${response.status}${reason && ` (${reason})`}`;
  } catch (error) {
    return `${label} could not be reached (${(error as Error).message})`;
  }
}

/** Whether a destination still needs this lead. An unconfirmed lead goes only to its sender. */
function isOpen({ name, isFor }: Destination, lead: StoredLead): boolean {
  if (lead.acceptedAt[name] !== undefined) return false;
  if (isUnconfirmed(lead)) return name === "link";
  return name !== "link" && isFor?.(lead) !== false;
}

/**
 * Delivers a lead that is due to the destinations that have not accepted it, unless another process does. It is due
 * until each has answered with 2xx, so it may arrive twice where that answer is lost.
 */
export async function deliver(
  store: LeadStore,
  destinations: readonly Destination[],
  lead: DueLead,
  now: () => Date,
): Promise<void> {
  const attempts = lead.attempts + 1;
  const claimed = { ...lead, attempts, dueAt: later(now(), claim) };
  if (!(await store.update(lead, claimed))) return;
  const open = destinations.filter((each) => isOpen(each, lead));
  const failures = await Promise.all(open.map((each) => attempt(each, lead, now())));
  const isUnmailed = isUnconfirmed(lead) && open.length === 0;
  if (isUnmailed) failures.push("its link cannot be mailed (LEADS_MAIL_*, LEADS_ADDRESS_SECRET)");
  const time = now().toISOString();
  const accepted = open.filter((_, index) => failures[index] === undefined);
  const isRefused = accepted.length < failures.length;
  const isGivenUp = isRefused && isUnconfirmed(lead) && !isUnmailed && attempts >= attemptsToLink;
  const acceptedAt = {
    ...lead.acceptedAt,
    ...Object.fromEntries(accepted.map(({ name }) => [name, time])),
    ...(isGivenUp && { suppressed: time }),
  };
  const isDelivered = !isRefused && !isUnconfirmed(lead);
  const repeatAt = later(now(), pauses[Math.min(attempts, pauses.length) - 1] ?? day);
  const next: Delivery = isDelivered
    ? { state: "delivered", attempts, dueAt: null, deliveredAt: time, acceptedAt }
    : waitingDelivery(repeatAt, { ...claimed, acceptedAt });
  await store.update(claimed, next);
  if (!isRefused) return;
  const reasons = failures.filter((failure) => failure !== undefined).join("; ");
  const outcome = isGivenUp ? "Its link is given up" : `It is sent again at ${repeatAt}`;
  console.warn(`Lead ${lead.id}: ${reasons}. ${outcome}.`);
}

/** Delivers leads that are due, the ones that have waited longest, as many as one run may. */
export async function deliverDue(
  store: LeadStore,
  destinations: readonly Destination[],
  now: () => Date,
): Promise<void> {
  const limit = Math.min(batchSize, Math.floor(requests / destinations.length));
  const due = await store.due(now().toISOString(), limit);
  await Promise.all(due.map((lead) => deliver(store, destinations, lead, now)));
}
