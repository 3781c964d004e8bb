import { randomUUID } from "node:crypto";
import type { RateWindow, Lead, LeadStore, StoredLead } from "../../src/leads/lead-store";
import { signUp } from "./receiver-under-test";

/** Returns a valid lead with its own id and key. */
export function sampleLead(parts: Partial<Lead> = {}): Lead {
  return {
    id: randomUUID(),
    key: randomUUID(),
    form: "newsletter-sign-up",
    language: "sv",
    page: "/blog",
    fields: { ...signUp },
    consent: "Jag godkänner.",
    consentVersion: "0123456789ab",
    source: {},
    confirmation: "none",
    receivedAt: "2026-03-01T12:00:00.000Z",
    ...parts,
  };
}

/** A window in which nothing is too many. */
export const openWindow: RateWindow = {
  hour: 495_000,
  previousShare: 0.5,
  senders: [{ current: "sender-now", previous: "sender-before", limit: 1_000_000 }],
  all: { current: "all-now", previous: "all-before", limit: 1_000_000 },
  confirmations: { current: "mails-now", previous: "mails-before", limit: 1_000_000 },
};

/** Stores a lead. */
export async function add(
  store: LeadStore,
  lead: Lead,
  window: RateWindow = openWindow,
): Promise<StoredLead> {
  const stored = await store.receive(lead, window, "leads");
  if (!stored) throw new Error("The lead was taken for a flood.");
  return stored;
}
