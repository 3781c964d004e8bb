import type { Delivery, Lead, StoredLead } from "./lead";

/**
 * Where leads are stored. Every method rejects when the storage fails; a method that has resolved has
 * stored what it says.
 */
export type LeadStore = {
  /**
   * Counts a visitor's request and adds its lead, unless one with its key is stored.
   *
   * @param limit requests that a visitor may send in the window.
   * @returns the lead that is stored under the key now: this one, or an earlier one; undefined when there
   * were too many requests.
   */
  receive(lead: Lead, visitor: VisitorWindow, limit: number): Promise<Lead | undefined>;
  /** Returns the day's salt, the same for every caller. @param day such as `2026-11-22`. */
  dailySalt(day: string): Promise<string>;
  /** Forgets the salts and counts of all other days. */
  forgetVisitors(today: string): Promise<void>;
  /** Returns leads that are due for delivery, the longest waiting first. */
  dueDeliveries(now: string, limit: number): Promise<Delivery[]>;
  /**
   * Moves a delivery's next attempt. @returns whether it did: false when another process was faster or the
   * lead is gone.
   */
  postpone(delivery: Delivery, next: Pick<Delivery, "attempts" | "dueAt">): Promise<boolean>;
  markDelivered(lead: Lead, at: string): Promise<void>;
  /** Returns all leads, the latest first. */
  list(): Promise<StoredLead[]>;
  /** Erases every lead with an e-mail address, in any case. @returns how many there were. */
  erase(email: string): Promise<number>;
  /** Erases the leads received before a time (ISO 8601, UTC). @returns how many there were. */
  eraseBefore(time: string): Promise<number>;
};

export type VisitorWindow = {
  /** Salted hash of the visitor's network address. */
  readonly visitor: string;
  readonly day: string;
  /** Hour of the day, UTC. */
  readonly hour: number;
};
