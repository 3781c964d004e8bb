import type { Locale } from "../i18n/locales";
import { asciiEmail } from "../forms/email-address";
import type { FieldName, FormName } from "../forms/fields";
import type { Source } from "./source";

/** What the person who sent a lead is mailed: nothing, thanks, or a link that the lead waits for. */
export type Confirmation = "none" | "thanks" | "link";

/** A form that somebody has sent in. It identifies the person only by what they wrote. */
export type Lead = {
  /** UUID; also the `webhook-id` of its deliveries. */
  readonly id: string;
  /**
   * No two leads have the same: the `Idempotency-Key` of the page's script or, where the browser posts the form, a hash of
   * its values and the day. Of a lead with a link, the hash of that, as the link shows it.
   */
  readonly key: string;
  readonly form: FormName;
  readonly language: Locale;
  /** Path of the page that the form was on; empty where the browser did not tell. */
  readonly page: string;
  /** Where the visit came from, as far as the browser told. */
  readonly source: Source;
  /** The values by field, trimmed and valid. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** Wording of the consent at the form, and the first 12 digits of its SHA-256. */
  readonly consent: string;
  readonly consentVersion: string;
  readonly confirmation: Confirmation;
  /** ISO 8601, UTC; so are all other times. */
  readonly receivedAt: string;
};

/** Where a lead goes: to the company and, as a confirmation, to the person who sent it. */
export type DestinationName = "webhook" | "slack" | "teams" | "mail" | "thanks" | "link";

/**
 * How far a lead's delivery is, and who acts next. A lead is unconfirmed where its confirmation is `link` and `acceptedAt`
 * has no `confirmed`; `eraseUnconfirmed` ends each such lead.
 *
 * | state     | confirmation            | acceptedAt           | dueAt | next                                        |
 * | --------- | ----------------------- | -------------------- | ----- | ------------------------------------------- |
 * | waiting   | none, thanks, confirmed | not all destinations | set   | the outbox delivers it to the others        |
 * | waiting   | unconfirmed             | empty                | set   | the outbox mails the link                   |
 * | waiting   | unconfirmed             | link or suppressed   | null  | its person confirms it                      |
 * | held      | none, thanks            | any                  | null  | the company releases it                     |
 * | held      | unconfirmed             | empty or suppressed  | null  | the company releases it                     |
 * | delivered | none, thanks, confirmed | all, but if settled  | null  | nobody; it goes after `LEADS_KEEP_MONTHS`   |
 *
 * `dueAt` is when the outbox attempts the next delivery; a run that begins one claims the lead by a `dueAt` a minute
 * ahead. It is also the lock of every change, which is made only where `dueAt` is still what was read.
 */
export type Delivery = {
  /** Attempts so far. */
  readonly attempts: number;
  /**
   * When each destination accepted it; the next attempt skips these. `confirmed` is when its person pressed the button
   * of the link. `suppressed` means that nothing is mailed to them any more: since it came, as too many were mailed in
   * that hour or they were on that day, or since the link was given up, which the mail API kept refusing.
   */
  readonly acceptedAt: Readonly<
    Partial<Record<DestinationName | "confirmed" | "suppressed", string>>
  >;
} & (
  | { readonly state: "waiting"; readonly dueAt: string; readonly deliveredAt: null }
  /** Nothing is due before its person confirms it or, of what was held back, before a release. Spam is held for good. */
  | { readonly state: "waiting" | "held"; readonly dueAt: null; readonly deliveredAt: null }
  | {
      readonly state: "delivered";
      readonly dueAt: null;
      /** When the last of the destinations accepted the lead, or somebody settled it. */
      readonly deliveredAt: string;
    }
);

export type StoredLead = Lead & Delivery;

/** A lead that the outbox delivers, now or later. */
export type DueLead = Extract<StoredLead, { readonly dueAt: string }>;

/** Leads and, apart from them, what came with a filled honeypot. Only leads are delivered. */
export type Box = "leads" | "spam";

export const boxes: readonly Box[] = ["leads", "spam"];

/** A count of leads in an hour that ends now: those of this hour, and the part of the last hour that is left. */
export type RateCount = {
  /** What is counted, in this hour and in the last one: of a sender, a keyed hash. */
  readonly current: string;
  readonly previous: string;
  /** Leads that are accepted. */
  readonly limit: number;
};

/** The counters of a lead. */
export type RateWindow = {
  /** Hours since 1970. */
  readonly hour: number;
  /** How much of the last hour is within the last 60 minutes, 0 to 1. */
  readonly previousShare: number;
  /** A lead above one of these limits is refused. */
  readonly senders: readonly RateCount[];
  /** A lead above this limit is stored and held back. This count is without spam, which must not hold back leads. */
  readonly all: RateCount;
  /** A lead above this limit is not confirmed. Counts leads that are mailed. */
  readonly confirmations: RateCount;
};

/**
 * Where leads are stored. Every method rejects when the storage fails; a method that has resolved has
 * stored what it says.
 */
export type LeadStore = {
  /**
   * Adds a lead and counts it, unless one with its key is stored.
   *
   * - Above the limit of all leads, it is held back.
   * - Above the limit of confirmations, one with a link is held back, and one with thanks is stored as `suppressed`.
   * - Where its address was mailed the same kind of confirmation on the same day (UTC), it is stored as `suppressed`.
   *   What is held back was not mailed. A mail counts even if its person has left the newsletter since.
   *
   * @returns the lead that is stored under the key now: this one, or an earlier one; undefined when its sender has
   * sent too many.
   */
  receive(lead: Lead, window: RateWindow, box: Box): Promise<StoredLead | undefined>;
  /** Returns a lead by its key. */
  find(key: string): Promise<StoredLead | undefined>;
  /** Returns leads whose delivery is due, the one that has waited longest first. */
  due(now: string, limit: number): Promise<DueLead[]>;
  /** Counts leads that were received before a time and still wait, but not for their person, or are held back. */
  countOverdue(receivedBefore: string): Promise<number>;
  /** Changes a lead's delivery. @returns false when another process was faster or the lead is gone. */
  update(lead: StoredLead, next: Delivery): Promise<boolean>;
  /** Returns all that is stored, the latest first. */
  list(box: Box): Promise<StoredLead[]>;
  /** Erases everything with an e-mail address, in any case. @returns how many leads and spam there were. */
  erase(email: string): Promise<number>;
  /** Returns the newsletter sign-ups with an e-mail address, in any case, spam among them. */
  signUpsOf(email: string): Promise<StoredLead[]>;
  /**
   * Erases newsletter sign-ups of one address. Where one with a confirmation was not held back, it still counts as its
   * address's mail of that kind on the day when it came: whoever joins and leaves in turn could otherwise have a
   * stranger mailed without end. Where there was none, whoever joins again is mailed.
   */
  eraseSignUps(signUps: readonly StoredLead[]): Promise<void>;
  /**
   * Erases unconfirmed leads whose link was mailed before a time or, where none was mailed, which were received before it:
   * so the privacy policy promises. A lead that is confirmed at the same moment stays.
   */
  eraseUnconfirmed(before: string): Promise<void>;
  /**
   * Makes leads due that were held back. Where the address has been mailed the same kind of confirmation on the day of the
   * lead, or is mailed it today, the lead becomes `suppressed`.
   *
   * @param email whose; undefined for all.
   * @returns how many there were.
   */
  release(now: string, email: string | undefined): Promise<number>;
  /** Erases what was received before a time; a large backlog may take several calls. */
  eraseBefore(box: Box, time: string): Promise<void>;
  /** Forgets the counts of all hours before one. */
  forgetCounts(hour: number): Promise<void>;
};

/** An e-mail address as it is compared: case, composition and the spelling of its domain do not matter. */
export function comparableEmail(email = ""): string {
  return asciiEmail(email.trim().normalize("NFC").toLowerCase());
}

type Confirmable = Pick<StoredLead, "confirmation" | "acceptedAt">;

/** Returns the delivery of a lead that waits: for its person or, from a time on, for the outbox. */
export function waitingDelivery(
  time: string,
  { confirmation, attempts, acceptedAt }: Confirmable & Pick<Delivery, "attempts">,
): Delivery {
  const dueAt = waitsForPerson({ confirmation, acceptedAt }) ? null : time;
  return { state: "waiting", attempts, dueAt, deliveredAt: null, acceptedAt };
}

/** Returns the delivery of a lead that has just come. */
export function firstDelivery(
  { confirmation, receivedAt }: Lead,
  isDue: boolean,
  acceptedAt: Delivery["acceptedAt"] = {},
): Delivery {
  return isDue
    ? waitingDelivery(receivedAt, { confirmation, attempts: 0, acceptedAt })
    : { state: "held", attempts: 0, dueAt: null, deliveredAt: null, acceptedAt };
}

/** Returns whether a lead may be delivered only after its person has confirmed it, and is not confirmed. */
export function isUnconfirmed({ confirmation, acceptedAt }: Confirmable): boolean {
  return confirmation === "link" && acceptedAt.confirmed === undefined;
}

/** Returns when the term of an unconfirmed lead begins, at whose end it is erased. */
export function unconfirmedSince({ acceptedAt, receivedAt }: StoredLead): string {
  return acceptedAt.link ?? receivedAt;
}

/** Returns whether an unconfirmed lead waits for its person: its link, or that day another one's, was mailed or given up. */
export function waitsForPerson(lead: Confirmable): boolean {
  const { link, suppressed } = lead.acceptedAt;
  return isUnconfirmed(lead) && (link ?? suppressed) !== undefined;
}

/** Returns a time's day, in UTC. */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}
