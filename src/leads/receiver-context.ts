/** What the receiver's answers share: its settings and its host, and what depends on them alone. */
import type { CompanyDestination, LeadSettings } from "../config/settings/lead-settings";
import { site } from "../config/site";
import type { FormName } from "../forms/fields";
import type { AnswerPageSettings } from "./answer-page";
import type { Confirmation, DueLead, LeadStore } from "./lead-store";
import type { Maintenance } from "./maintain";
import { deliver } from "./outbox";
import { Problem } from "./problem";

export type Receiver = {
  /** Undefined where the host has no storage for it. */
  readonly store: LeadStore | undefined;
  readonly maintenance: Maintenance;
  /** Destinations of the build that this receiver has no settings for. */
  readonly missingDestinations: readonly CompanyDestination[];
  readonly answerPage: AnswerPageSettings;
  readonly addressSecret: NonNullable<LeadSettings["addressSecret"]>;
  readonly floodThreshold: LeadSettings["floodThreshold"];
  readonly confirmations: LeadSettings["confirmations"];
  /** The visitor's network address. Never stored. */
  readonly visitorAddress: string;
  readonly now: () => Date;
  /** Continues work after the response has been sent. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Returns the store. @throws Problem where there is none. */
export function storeOf({ store }: Receiver): LeadStore {
  if (!store) throw unavailable();
  return store;
}

/** The problem of a lead that can be neither stored nor changed now. */
export function unavailable(): Problem {
  return new Problem(503, "The lead could not be stored. Send it again later.", {
    headers: { "Retry-After": "60" },
  });
}

/** Returns a problem as it is. Any other error is logged, and the sender learns nothing of it. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error("A form submission could not be stored or answered.", error);
  return unavailable();
}

/** Returns the values of a mailed link. The button on its page posts to the same address. */
export function linkValues(request: Request): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Browsers set `Origin` on every POST, and no page can change it. @throws Problem for another site's page. */
export function checkOrigin(request: Request): void {
  const origin = request.headers.get("Origin");
  if (origin === new URL(request.url).origin || origin === site.url) return;
  // A browser that hides the page's origin still says that it is the same one.
  if (origin === "null" && request.headers.get("Sec-Fetch-Site") === "same-origin") return;
  throw new Problem(403, "Origin has to be the site's own.");
}

/** Returns what the person who sends a form is mailed. */
export function confirmationOf(form: FormName, { confirmations }: Receiver): Confirmation {
  if (form === "newsletter-sign-up" && confirmations.hasLink) return "link";
  // Who has left gets no more mail.
  if (form === "newsletter-leave") return "none";
  return confirmations.hasThanks ? "thanks" : "none";
}

/** Delivers a lead after the answer. */
export function deliverLater(
  store: LeadStore,
  lead: DueLead,
  { maintenance: { destinations }, now, waitUntil }: Receiver,
): void {
  if (destinations.length === 0) return;
  const delivery = deliver(store, destinations, lead, now);
  waitUntil(
    delivery.catch((error: unknown) => {
      console.error(`The delivery of lead ${lead.id} has to be repeated.`, error);
    }),
  );
}
