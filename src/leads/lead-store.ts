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
  /** ISO 8601, UTC; so are all other times. */
  readonly receivedAt: string;
};

/** How far a lead's delivery to the webhook is. */
export type Delivery = {
  /** Failed attempts so far. */
  readonly attempts: number;
  /** When the next attempt is due; null when none is. */
  readonly dueAt: string | null;
  /** When the webhook accepted the lead. */
  readonly deliveredAt: string | null;
};

export type StoredLead = Lead & Delivery;

/** Leads and, apart from them, what came with a filled honeypot. Only leads are delivered. */
export type Box = "leads" | "spam";

export const boxes: readonly Box[] = ["leads", "spam"];

/** By what the leads of one network are counted. */
export type VisitorWindow = {
  /** Keyed hash of the network, the form and the day. */
  readonly visitor: string;
  readonly day: string;
  /** Hour of the day, UTC. */
  readonly hour: number;
};

/**
 * Where leads are stored. Every method rejects when the storage fails; a method that has resolved has
 * stored what it says.
 */
export type LeadStore = {
  /**
   * Adds a lead and counts it as its visitor's, unless one with its key is stored.
   *
   * @param limit leads that a visitor may send in the window.
   * @returns the lead that is stored under the key now: this one, or an earlier one; undefined when the
   * visitor has sent too many.
   */
  receive(
    lead: Lead,
    visitor: VisitorWindow,
    limit: number,
    box: Box,
  ): Promise<StoredLead | undefined>;
  /** Returns leads whose delivery is due, the latest first: a new one before a backlog. */
  due(now: string, limit: number): Promise<StoredLead[]>;
  /** Changes a lead's delivery. @returns false when another process was faster or the lead is gone. */
  update(lead: StoredLead, next: Delivery): Promise<boolean>;
  /** Returns all that is stored, the latest first. */
  list(box: Box): Promise<StoredLead[]>;
  /** Erases everything with an e-mail address, in any case. @returns how many leads and spam there were. */
  erase(email: string): Promise<number>;
  /** Erases what was received before a time. */
  eraseBefore(box: Box, time: string): Promise<void>;
  /** Forgets the counts of all other days. */
  forgetVisitors(today: string): Promise<void>;
};

/** Returns the delivery of a lead that has just come. Spam is never due. */
export function firstDelivery({ receivedAt }: Lead, box: Box): Delivery {
  return { attempts: 0, dueAt: box === "leads" ? receivedAt : null, deliveredAt: null };
}

/** An e-mail address as it is compared: case and composition of characters do not matter. */
export function comparableEmail(email = ""): string {
  return email.trim().normalize("NFC").toLowerCase();
}
