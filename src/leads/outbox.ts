/** The outbox: delivers leads to the company, each until every destination has accepted it. */
import type { Destination } from "./destinations";
import { day, hour, minute } from "./durations";
import {
  isUnconfirmed,
  waitsForPerson,
  type Delivery,
  type LeadStore,
  type StoredLead,
  type WaitingLead,
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

/** After these, a lead that its person has not confirmed is erased. */
export const linkTerm = 7 * day;

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

/** Returns when an unconfirmed lead is erased: its term begins with the mail or, where none was sent, with the sign-up. */
function endOfTerm({ acceptedAt, receivedAt }: Pick<StoredLead, "acceptedAt" | "receivedAt">) {
  return later(new Date(acceptedAt.link ?? receivedAt), linkTerm);
}

/**
 * Delivers a lead that is due to the destinations that have not accepted it, unless another process does. It is due
 * until each has answered with 2xx, so it may arrive twice where that answer is lost.
 */
export async function deliver(
  store: LeadStore,
  destinations: readonly Destination[],
  lead: WaitingLead,
  now: () => Date,
): Promise<void> {
  const { state, deliveredAt } = lead;
  if (isUnconfirmed(lead)) {
    const dueAt = endOfTerm(lead);
    if (dueAt <= now().toISOString()) {
      await store.remove(lead);
      return;
    }
    if (waitsForPerson(lead)) {
      const { attempts, acceptedAt } = lead;
      await store.update(lead, { state, attempts, dueAt, deliveredAt, acceptedAt });
      return;
    }
  }
  const attempts = lead.attempts + 1;
  const waiting = { state, attempts, deliveredAt };
  const claimed = { ...waiting, dueAt: later(now(), claim), acceptedAt: lead.acceptedAt };
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
  const isDone = !isRefused || isGivenUp;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? day;
  const dueAt = isDone ? endOfTerm({ ...lead, acceptedAt }) : later(now(), pause);
  const next: Delivery =
    isDone && !isUnconfirmed(lead)
      ? { state: "delivered", attempts, dueAt: null, deliveredAt: time, acceptedAt }
      : { ...waiting, dueAt, acceptedAt };
  await store.update({ ...lead, ...claimed }, next);
  if (!isRefused) return;
  const reasons = failures.filter((failure) => failure !== undefined).join("; ");
  const outcome = isGivenUp ? "Its link is given up" : `It is sent again at ${dueAt}`;
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
