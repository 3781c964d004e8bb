import { sha256 } from "./digest";
import type { LeadStore, VisitorWindow } from "./lead-store";
import type { Problem } from "./problem";

/** Requests of one network address in an hour. Colleagues often share one. */
export const maxRequestsPerHour = 20;

const hour = 3_600_000;

/** The salt of the day that this instance saw last. */
let known: { readonly store: LeadStore; readonly day: string; readonly salt: string } | undefined;

async function saltOf(store: LeadStore, day: string): Promise<string> {
  if (known?.store !== store || known.day !== day) {
    known = { store, day, salt: await store.dailySalt(day) };
  }
  return known.salt;
}

/**
 * Returns by what the requests of a network address are counted. The address itself is not stored: its hash
 * is salted with a random value that is deleted the next day.
 */
export async function visitorWindow(
  store: LeadStore,
  address: string,
  now: Date,
): Promise<VisitorWindow> {
  const day = now.toISOString().slice(0, 10);
  const visitor = await sha256(`${await saltOf(store, day)} ${address}`);
  return { visitor, day, hour: now.getUTCHours() };
}

/** The problem of a visitor who has sent too many requests. */
export function floodProblem(now: Date): Problem {
  const seconds = Math.ceil((hour - (now.getTime() % hour)) / 1_000);
  return {
    status: 429,
    detail: `There were more than ${maxRequestsPerHour} requests from this address in an hour.`,
    headers: { "Retry-After": String(seconds) },
  };
}
