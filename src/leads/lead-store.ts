import type { Delivery, Lead, StoredLead } from "./lead";

/** Leads and, apart from them, what came with a filled honeypot. Only leads are delivered. */
export type Box = "leads" | "spam";

export const boxes: readonly Box[] = ["leads", "spam"];

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
  receive(lead: Lead, visitor: VisitorWindow, limit: number, box: Box): Promise<Lead | undefined>;
  /** Forgets the counts of all other days, `limit` at most. @returns how many there were. */
  forgetVisitors(today: string, limit: number): Promise<number>;
  /** Returns leads that are due for delivery, the one that was due last first: a new one before a backlog. */
  dueDeliveries(now: string, limit: number): Promise<Delivery[]>;
  /**
   * Moves a delivery's next attempt. @returns whether it did: false when another process was faster or the
   * lead is gone.
   */
  postpone(delivery: Delivery, next: Pick<Delivery, "attempts" | "dueAt">): Promise<boolean>;
  /** Notes that a lead was accepted, unless it is gone. */
  markDelivered(lead: Lead, at: string): Promise<void>;
  /** Notes that a webhook is gone for good. @param webhook what identifies it. */
  markGone(webhook: string): Promise<void>;
  isGone(webhook: string): Promise<boolean>;
  /** Returns all that is stored, the latest first. @param box leads by default. */
  list(box?: Box): Promise<StoredLead[]>;
  /** Erases everything with an e-mail address, in any case. @returns how many leads and spam there were. */
  erase(email: string): Promise<number>;
  /** Erases what was received before a time (ISO 8601, UTC), `limit` at most. @returns how many there were. */
  eraseBefore(box: Box, time: string, limit: number): Promise<number>;
};

export type VisitorWindow = {
  /** Keyed hash of the visitor's network, the form and the day. */
  readonly visitor: string;
  readonly day: string;
  /** Hour of the day, UTC. */
  readonly hour: number;
};
