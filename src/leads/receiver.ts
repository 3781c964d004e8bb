/** The receiver of leads: one handler for every host, over web-standard requests and responses. */
import type { RequestName } from "../requests/fields";
import { keyHeader, keyPattern, languageHeader, sourceHeader } from "../requests/headers";
import { receiverPath } from "../config/receiver-path";
import { answerPage, type AnswerPageSettings } from "./answer-page";
import { sha256 } from "./digest";
import { day } from "./durations";
import { rateProblem, rateWindow } from "./rate-limit";
import { leadKinds } from "./forms";
import { isCodeOf } from "./confirmation-link";
import {
  isUnconfirmed,
  type Confirmation,
  type Lead,
  type LeadStore,
  type StoredLead,
} from "./lead-store";
import { maintain, type MaintenanceSettings } from "./maintain";
import { deliver } from "./outbox";
import { Problem, problemResponse, responseHeaders } from "./problem";
import { parseSource } from "./source";
import { isFormPost, readBody, type Values } from "./read-body";
import { languageOf, validate } from "./validate";

/** What people who send leads are mailed. */
export type ConfirmationSettings = {
  readonly hasThanks: boolean;
  /** Whether a newsletter sign-up waits for a link to be followed (double opt-in). */
  readonly hasLink: boolean;
  /** Confirmations in an hour beyond which leads are not confirmed. */
  readonly perHour: number;
};

export type Receiver = {
  /** Undefined where the host has no storage for it. */
  readonly store: LeadStore | undefined;
  readonly maintenance: MaintenanceSettings;
  /** Origin of the published site. */
  readonly siteUrl: string;
  readonly page: AnswerPageSettings;
  /** Keys the hash of the visitor's address. */
  readonly addressSecret: string;
  /** Leads in an hour beyond which they are held back. */
  readonly leadsPerHour: number;
  readonly confirmations: ConfirmationSettings;
  /** The visitor's network address. Never stored. */
  readonly visitorAddress: string;
  readonly now: () => Date;
  /** Continues work after the response has been sent. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** What may follow a form's path. */
const ends = [undefined, "sent", "confirm", "confirmed"] as const;

const pagePattern = /^\/[\w/-]{0,200}$/;

/** Answers a request below `receiverPath`. Never rejects. */
export async function receive(request: Request, receiver: Receiver): Promise<Response> {
  const response = await route(request, receiver).catch((error: unknown) =>
    problemResponse(problemFrom(error)),
  );
  // `_headers` does not apply to what a function answers.
  for (const [name, value] of Object.entries(receiver.page.headers)) {
    response.headers.set(name, value);
  }
  return response;
}

const unavailable = () =>
  new Problem(503, "The lead could not be stored. Send it again later.", {
    headers: { "Retry-After": "60" },
  });

/** Returns a problem as it is. Any other error is logged, and the sender learns nothing of it. */
function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error("A form submission could not be stored or answered.", error);
  return unavailable();
}

async function route(request: Request, receiver: Receiver): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [name = "", end, ...more] = pathname.slice(receiverPath.length + 1).split("/");
  if (name === "maintenance" && end === undefined) return await maintenance(request, receiver);
  if (name === "health" && end === undefined) return await health(request, receiver);
  const kind = leadKinds.find((each) => each === name);
  const isKnown = kind !== undefined && more.length === 0 && ends.some((each) => each === end);
  if (!isKnown) throw new Problem(404, "There is nothing at this URL.");
  if (end === "confirm") return await confirm(request, kind, receiver);
  if (end !== undefined) {
    checkMethod(request, "GET", "HEAD");
    const language = languageOf(searchParams.get("language"));
    const isAsked = confirmationOf(kind, receiver) === "link" && end === "sent";
    const outcome = isAsked ? "check" : "sent";
    return await answerPage(receiver.page, { kind, language, outcome });
  }
  checkMethod(request, "POST");
  return await post(request, kind, receiver);
}

function checkMethod({ method }: Request, ...allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  const headers = { Allow: allowed.join(", ") };
  throw new Problem(405, `The method has to be ${allowed.join(" or ")}.`, { headers });
}

/** Runs maintenance now, for a scheduler. Needs no authorization: an extra request only does work that is due. */
async function maintenance(request: Request, receiver: Receiver): Promise<Response> {
  checkMethod(request, "POST");
  if (!receiver.store) throw unavailable();
  await maintain(receiver.store, receiver.maintenance, receiver.now);
  return new Response(null, { status: 204, headers: responseHeaders });
}

/**
 * Tells a monitor whether leads are stored and delivered: `{"storage": true, "deliveries": true}`, and 503 unless both
 * are true. Deliveries are late when a lead has waited for more than a day.
 */
async function health(request: Request, { store, maintenance, now }: Receiver): Promise<Response> {
  checkMethod(request, "GET", "HEAD");
  const dayAgo = new Date(now().getTime() - day).toISOString();
  const isOverdue = await store?.isOverdue(dayAgo).catch((error: unknown) => {
    console.error("The storage of leads does not answer.", error);
    return undefined;
  });
  const storage = isOverdue !== undefined;
  // Without a destination, leads wait for nothing.
  const deliveries = storage && !(isOverdue && maintenance.destinations.length > 0);
  const status = storage && deliveries ? 200 : 503;
  return Response.json({ storage, deliveries }, { status, headers: responseHeaders });
}

/** Returns what the person who sends a form is mailed. */
function confirmationOf(kind: RequestName, { confirmations }: Receiver): Confirmation {
  if (kind === "newsletter-sign-up" && confirmations.hasLink) return "link";
  return confirmations.hasThanks ? "thanks" : "none";
}

/** Shows the page of a link, and confirms its lead by the button there. */
async function confirm(request: Request, kind: RequestName, receiver: Receiver): Promise<Response> {
  checkMethod(request, "GET", "HEAD", "POST");
  const { store, siteUrl, addressSecret, page } = receiver;
  const isAsked = request.method === "POST";
  const given = isAsked ? await readBody(request) : new URL(request.url).searchParams;
  const values: Values = given instanceof URLSearchParams ? Object.fromEntries(given) : given;
  const language = languageOf(values.language);
  const [key, code] = [String(values.lead), String(values.code)];
  const isValid = await isCodeOf(key, code, addressSecret);
  if (!isAsked || !isValid) {
    const outcome = isValid ? "confirm" : "expired";
    return await answerPage(page, { kind, language, outcome, values });
  }
  if (!isFromSite(request, siteUrl)) throw new Problem(403, "Origin has to be the site's own.");
  if (!store) throw unavailable();
  if (!(await confirmLead(store, key, receiver))) {
    return await answerPage(page, { kind, language, outcome: "expired" });
  }
  const location = `${receiverPath}/${kind}/confirmed?language=${language}`;
  return new Response(null, { status: 303, headers: { ...responseHeaders, Location: location } });
}

/** Marks a lead as confirmed and delivers it. @returns false when it is gone. @throws Problem to come again later. */
async function confirmLead(store: LeadStore, key: string, receiver: Receiver): Promise<boolean> {
  const lead = await store.find(key);
  if (!lead) return false;
  if (!isUnconfirmed(lead)) return true;
  const confirmed = receiver.now().toISOString();
  const steps = { ...lead.steps, confirmed };
  const next = { attempts: 0, dueAt: confirmed, deliveredAt: null, steps };
  // Its link may just be marked as sent.
  if (!(await store.update(lead, next))) throw unavailable();
  deliverLater(store, { ...lead, ...next }, receiver);
  return true;
}

async function post(request: Request, kind: RequestName, receiver: Receiver): Promise<Response> {
  const referer = refererPath(request);
  if (!isFormPost(request)) {
    const { headers } = request;
    const language = headers.get(languageHeader);
    const key = headers.get(keyHeader) ?? "";
    const filledIn = await readBody(request);
    await accept(request, { kind, filledIn, language, page: referer, key }, receiver);
    return Response.json({}, { status: 201, headers: responseHeaders });
  }
  let values: Values = { language: referer.split("/")[1], page: referer };
  try {
    values = { page: referer, ...(await readBody(request)) };
    // A browser sets no headers of its own: the language is a value and, on an answer page, the first page, too.
    const { language, page: first, ...filledIn } = values;
    const page = typeof first === "string" && pagePattern.test(first) ? first : referer;
    await accept(request, { kind, filledIn, language, page, key: undefined }, receiver);
  } catch (error) {
    const outcome = problemFrom(error);
    const language = languageOf(values.language);
    // Another site's values must not stand in the genuine form.
    const shown = outcome.status === 403 ? {} : values;
    return await answerPage(receiver.page, { kind, language, outcome, values: shown });
  }
  const location = `${receiverPath}/${kind}/sent?language=${languageOf(values.language)}`;
  return new Response(null, { status: 303, headers: { ...responseHeaders, Location: location } });
}

type Submission = {
  readonly kind: RequestName;
  readonly filledIn: Values;
  readonly language: unknown;
  readonly page: string;
  /** Undefined for a form that the browser posts: the same values on one day are one lead. */
  readonly key: string | undefined;
};

/** Stores a lead, and delivers it after the answer. @throws Problem that keeps it from being stored. */
async function accept(
  request: Request,
  { kind, filledIn, language, page, key: givenKey }: Submission,
  receiver: Receiver,
): Promise<void> {
  const { store, siteUrl, now } = receiver;
  if (!isFromSite(request, siteUrl)) throw new Problem(403, "Origin has to be the site's own.");
  const { isBot, ...valid } = await validate(kind, filledIn, language);
  const receivedAt = now().toISOString();
  const values = JSON.stringify([kind, valid.fields, receivedAt.slice(0, 10)]);
  const chosenKey = givenKey ?? (await sha256(values));
  if (!keyPattern.test(chosenKey)) {
    throw new Problem(400, `${keyHeader} has to match ${keyPattern.source}.`);
  }
  if (!store) throw unavailable();
  const consentVersion = (await sha256(valid.consent)).slice(0, 12);
  const id = crypto.randomUUID();
  const { addressSecret: secret, leadsPerHour: ceiling, confirmations, visitorAddress } = receiver;
  const confirmation = isBot ? "none" : confirmationOf(kind, receiver);
  // Hashed, so that a sender cannot put words into the link that is mailed.
  const key = confirmation === "link" ? await sha256(chosenKey) : chosenKey;
  const source = parseSource(request.headers.get(sourceHeader));
  const facts = { id, key, kind, page, source, consentVersion, confirmation, receivedAt };
  const lead: Lead = { ...valid, ...facts };
  const limits = { secret, ceiling, confirmations: confirmations.perHour };
  const window = await rateWindow(limits, visitorAddress, now());
  const stored = await store.receive(lead, window, isBot ? "spam" : "leads");
  if (!stored) throw rateProblem(now());
  if (contentOf(stored) !== contentOf(lead)) {
    throw new Problem(422, `${keyHeader} was used for another lead.`);
  }
  // An earlier lead with this key was delivered when it came, or the scheduler delivers it.
  if (stored.id === id && stored.dueAt !== null) deliverLater(store, stored, receiver);
}

function deliverLater(
  store: LeadStore,
  lead: StoredLead,
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

/** Browsers set `Origin` on every POST, and no page can change it. */
function isFromSite(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get("Origin");
  return origin === new URL(request.url).origin || origin === siteUrl;
}

/** Returns the path of the page that the form is on; empty when the browser does not tell. */
function refererPath(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  const isOwn = URL.canParse(referer) && new URL(referer).origin === request.headers.get("Origin");
  return isOwn ? new URL(referer).pathname.slice(0, 300) : "";
}

/** Fields are in the order of their schema. */
const contentOf = ({ kind, fields }: Lead) => JSON.stringify([kind, fields]);
