import { randomUUID } from "node:crypto";
import type { Lead, LeadStore, StoredLead } from "../../../src/leads/lead-store";
import { signUp } from "./receiver-under-test";

/** Returns a valid lead with its own id and key. */
export function sampleLead(parts: Partial<Lead> = {}): Lead {
  return {
    id: randomUUID(),
    key: randomUUID(),
    kind: "newsletter-sign-up",
    language: "sv",
    page: "/blog",
    fields: { ...signUp },
    consent: "Jag godkänner.",
    consentVersion: "0123456789ab",
    receivedAt: "2026-03-01T12:00:00.000Z",
    ...parts,
  };
}

/** Stores a lead of a visitor of its own. */
export async function add(store: LeadStore, lead: Lead): Promise<StoredLead> {
  const visitor = { visitor: randomUUID(), day: "2026-11-22", hour: 0 };
  const stored = await store.receive(lead, visitor, 1, "leads");
  if (!stored) throw new Error("The first lead of a visitor was taken for a flood.");
  return stored;
}
