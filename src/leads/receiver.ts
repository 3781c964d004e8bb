/** The receiver of leads: one handler for every host, over web-standard requests and responses. */
import type { Locale } from "../i18n/locales";
import { answerPage, type AnswerPageSettings } from "./answer-page/answer-page";
import { sha256 } from "./digest";
import { floodProblem, maxRequestsPerHour, visitorWindow } from "./flood-limit";
import { leadKinds, type LeadKind } from "./forms";
import type { Lead } from "./lead";
import type { LeadStore } from "./lead-store";
import { maintain, type MaintenanceSettings } from "./maintain";
import { problemResponse, type Problem } from "./problem";
import { isFormPost, readBody, type Values } from "./read-body";
import { receiverPath } from "../config/receiver-path";
import { responseHeaders } from "./response-headers";
import { languageOf, validate, type Accepted } from "./validate";

export type Receiver = {
  /** Undefined where the host has no storage for it. */
  readonly store: LeadStore | undefined;
  readonly maintenance: MaintenanceSettings;
  /** Origin of the published site. */
  readonly siteUrl: string;
  readonly page: AnswerPageSettings;
  /** Keys the hash of the visitor's address. */
  readonly addressSecret: string;
  /** The visitor's network address. Never stored. */
  readonly visitorAddress: string;
  readonly now: () => Date;
  /** Continues work after the response has been sent. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

const pagePattern = /^\/[\w/-]{0,200}$/;
const keyPattern = /^[\w-]{8,100}$/;
const retryLater = { "Retry-After": "60" };

const isProblem = (result: object): result is Problem => "detail" in result;

/** Answers a request below `receiverPath`, then runs maintenance. Never rejects. */
export async function receive(request: Request, receiver: Receiver): Promise<Response> {
  try {
    return await route(request, receiver);
  } catch (error) {
    console.error("A request could not be answered.", error);
    return problemResponse(unavailable);
  } finally {
    const { store, now } = receiver;
    if (store) {
      receiver.waitUntil(
        maintain(store, receiver.maintenance, now).catch((error: unknown) => {
          console.error("Maintenance failed.", error);
        }),
      );
    }
  }
}

const unavailable: Problem = {
  status: 503,
  detail: "The request could not be stored. Send it again later.",
  headers: retryLater,
};

async function route(request: Request, receiver: Receiver): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [name = "", end, ...more] = pathname.slice(receiverPath.length + 1).split("/");
  if (name === "maintenance" && end === undefined) return await maintenance(request, receiver);
  const kind = leadKinds.find((each) => each === name);
  const isKnown = kind !== undefined && more.length === 0 && (end === undefined || end === "sent");
  if (!isKnown) return problemResponse({ status: 404, detail: "There is nothing at this URL." });
  if (end === "sent") {
    if (request.method !== "GET" && request.method !== "HEAD") return notAllowed("GET, HEAD");
    const language = languageOf(searchParams.get("language"));
    return answerPage(receiver.page, { kind, language, outcome: "sent" });
  }
  if (request.method !== "POST") return notAllowed("POST");
  return await post(request, kind, receiver);
}

function notAllowed(allowed: string): Response {
  const detail = `The method has to be ${allowed.replace(", ", " or ")}.`;
  return problemResponse({ status: 405, detail, headers: { Allow: allowed } });
}

/** Runs maintenance now. Needs no authorization: a visit more does no work that is not due. */
async function maintenance(request: Request, receiver: Receiver): Promise<Response> {
  if (request.method !== "POST") return notAllowed("POST");
  if (!receiver.store) return problemResponse(unavailable);
  await maintain(receiver.store, receiver.maintenance, receiver.now);
  return new Response(null, { status: 204, headers: responseHeaders });
}

async function post(request: Request, kind: LeadKind, receiver: Receiver): Promise<Response> {
  const body = await readBody(request);
  const values = isProblem(body) ? {} : body.values;
  const problem = isProblem(body) ? body : await accept(request, kind, values, receiver);
  if (!isFormPost(request)) {
    return problem
      ? problemResponse(problem)
      : Response.json({}, { status: 201, headers: responseHeaders });
  }
  const language = isProblem(body) ? refererLanguage(request) : languageOf(values.language);
  if (problem?.status === 403) {
    // Another site's values must not stand in the genuine form.
    return answerPage(receiver.page, { kind, language, outcome: problem });
  }
  if (problem) {
    const page = typeof values.page === "string" ? values.page : refererPath(request);
    return answerPage(receiver.page, {
      kind,
      language,
      outcome: problem,
      values: { ...values, page },
    });
  }
  const location = `${receiverPath}/${kind}/sent?language=${language}`;
  return new Response(null, { status: 303, headers: { ...responseHeaders, Location: location } });
}

function refererLanguage(request: Request): Locale {
  return languageOf(refererPath(request).split("/")[1]);
}

/** Stores a lead. @returns what keeps it from being stored; undefined when it is stored. */
async function accept(
  request: Request,
  kind: LeadKind,
  values: Values,
  receiver: Receiver,
): Promise<Problem | undefined> {
  if (!isFromSite(request, receiver.siteUrl)) {
    return { status: 403, detail: "Origin has to be the site's own." };
  }
  const { filledIn, language, page } = partsOf(request, values);
  const accepted = await validate(kind, filledIn, language);
  if (isProblem(accepted)) return accepted;
  const { store, now } = receiver;
  const key = isFormPost(request)
    ? await formPostKey(kind, accepted, now())
    : request.headers.get("Idempotency-Key");
  if (!key || !keyPattern.test(key)) {
    return { status: 400, detail: `Idempotency-Key has to match ${keyPattern.source}.` };
  }
  if (!store) return unavailable;
  try {
    const visitor = await visitorWindow(
      receiver.addressSecret,
      kind,
      receiver.visitorAddress,
      now(),
    );
    const lead = await leadFrom(kind, accepted, key, page, now());
    const stored = await store.receive(
      lead,
      visitor,
      maxRequestsPerHour,
      accepted.isBot ? "spam" : "leads",
    );
    if (!stored) return floodProblem(now());
    if (stored.kind !== kind || !hasSameFields(stored, lead)) {
      return { status: 422, detail: "Idempotency-Key was used for another request." };
    }
  } catch (error) {
    console.error("A lead could not be stored.", error);
    return unavailable;
  }
  return undefined;
}

/**
 * Returns what was filled in, and the language and the path of the page that the form was on. A form that the
 * browser posts cannot set headers: it has its language as a value, and on an answer page the first page, too.
 */
function partsOf(request: Request, values: Values) {
  const referer = refererPath(request);
  if (!isFormPost(request)) {
    const language = request.headers.get("Content-Language");
    return { filledIn: values, language, page: referer };
  }
  const { language, page, ...filledIn } = values;
  const isPath = typeof page === "string" && pagePattern.test(page);
  return { filledIn, language, page: isPath ? page : referer };
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

/** A form posted by the browser itself has no key: the same values on one day are one lead. */
async function formPostKey(kind: LeadKind, { fields }: Accepted, now: Date): Promise<string> {
  return await sha256(JSON.stringify([kind, fields, now.toISOString().slice(0, 10)]));
}

async function leadFrom(
  kind: LeadKind,
  { fields, language, consent }: Accepted,
  key: string,
  page: string,
  now: Date,
): Promise<Lead> {
  const consentVersion = (await sha256(consent)).slice(0, 12);
  const receivedAt = now.toISOString();
  const id = crypto.randomUUID();
  const lead = { id, key, kind, language, page, fields };
  return { ...lead, consent, consentVersion, receivedAt };
}

function hasSameFields(a: Lead, b: Lead): boolean {
  const names = new Set([...Object.keys(a.fields), ...Object.keys(b.fields)]);
  return [...names].every(
    (name) => a.fields[name as keyof Lead["fields"]] === b.fields[name as keyof Lead["fields"]],
  );
}
