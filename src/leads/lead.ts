import type { FieldName } from "../components/forms/fields";
import type { Locale } from "../i18n/locales";
import type { LeadKind } from "./forms";

/** A form that somebody has sent in. It identifies the person only by what they wrote. */
export type Lead = {
  /** UUID; also the `webhook-id` of its deliveries. */
  readonly id: string;
  /** The `Idempotency-Key` it was sent with: no two leads have the same. */
  readonly key: string;
  readonly kind: LeadKind;
  readonly language: Locale;
  /** Path of the page that the form was on; empty where the browser did not tell. */
  readonly page: string;
  /** The values by field, trimmed and valid. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** Wording of the consent at the form, and the first 12 digits of its SHA-256. */
  readonly consent: string;
  readonly consentVersion: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
};

/** A stored lead, with the time at which the webhook accepted it. */
export type StoredLead = Lead & { readonly deliveredAt: string | undefined };

/** A lead that the webhook has not accepted yet. */
export type Delivery = {
  readonly lead: Lead;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Time of the next attempt: ISO 8601, UTC. */
  readonly dueAt: string;
};

/** A lead as a storage keeps it, with its delivery. No `dueAt`: none is due any more. */
export type LeadRecord = Lead & {
  readonly attempts: number;
  readonly dueAt?: string | null | undefined;
  readonly deliveredAt?: string | null | undefined;
};

export function leadOf({ attempts: _, dueAt: _due, deliveredAt: _at, ...lead }: LeadRecord): Lead {
  return lead;
}

export function storedLeadOf(record: LeadRecord): StoredLead {
  return { ...leadOf(record), deliveredAt: record.deliveredAt ?? undefined };
}

/** An e-mail address as it is compared: case and composition of characters do not matter. */
export function comparableEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
