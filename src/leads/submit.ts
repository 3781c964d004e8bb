/** A form that somebody sends: it is checked, stored and answered. */
import type { FormName } from "../forms/fields";
import { keyHeader, keyPattern, languageHeader, sourceHeader } from "../forms/headers";
import { parsedUrl } from "../config/parsed-url";
import { receiverPath } from "../config/receiver-path";
import { answerPage } from "./answer-page";
import { sha256 } from "./digest";
import { comparableEmail, dayOf, type Lead, type StoredLead } from "./lead-store";
import { Problem, redirect, responseHeaders } from "./problem";
import { rateProblem, rateWindow } from "./rate-limit";
import { isFormPost, readBody, type Values } from "./read-body";
import {
  checkOrigin,
  confirmationOf,
  deliverLater,
  problemFrom,
  storeOf,
  type Receiver,
} from "./receiver-context";
import { parseSource, pathPattern } from "./source";
import { languageOf, validate } from "./validate";

/** Answers a form that was sent: to the page's script as JSON, to a browser with a page. */
export async function post(
  request: Request,
  form: FormName,
  receiver: Receiver,
): Promise<Response> {
  const referer = refererPath(request);
  if (!isFormPost(request)) {
    const { headers } = request;
    const language = headers.get(languageHeader);
    const key = form === "newsletter-leave" ? undefined : (headers.get(keyHeader) ?? "");
    const filledIn = await readBody(request);
    checkOrigin(request);
    await accept(request, { form, filledIn, language, page: referer, key }, receiver);
    return Response.json({}, { status: 201, headers: responseHeaders });
  }
  let values: Values = { language: referer.split("/")[1], page: referer };
  try {
    values = { page: referer, ...(await readBody(request)) };
    // A browser sets no headers of its own: the language is a value and, on an answer page, the first page, too.
    const { language, page: first, ...filledIn } = values;
    const page = typeof first === "string" && pathPattern.test(first) ? first : referer;
    checkOrigin(request);
    await accept(request, { form, filledIn, language, page, key: undefined }, receiver);
  } catch (error) {
    const outcome = problemFrom(error);
    const language = languageOf(values.language);
    // Another site's values must not stand in the genuine form.
    const shown = outcome.status === 403 ? {} : values;
    return await answerPage(receiver.answerPage, { form, language, outcome, values: shown });
  }
  return redirect(`${receiverPath}/${form}/sent?language=${languageOf(values.language)}`);
}

type Submission = {
  readonly form: FormName;
  readonly filledIn: Values;
  readonly language: unknown;
  readonly page: string;
  /** Undefined where the same values on one day are one lead: for a form that the browser posts, and for a leave. */
  readonly key: string | undefined;
};

/** Stores a lead, and delivers it after the answer. @throws Problem that keeps it from being stored. */
export async function accept(
  request: Request,
  { form, filledIn, language, page, key: givenKey }: Submission,
  receiver: Receiver,
): Promise<void> {
  const { now } = receiver;
  const { isBot, ...valid } = await validate(form, filledIn, language);
  const receivedAt = now().toISOString();
  const isLeaving = form === "newsletter-leave";
  const content = isLeaving ? comparableEmail(valid.fields.email) : valid.fields;
  const chosenKey = givenKey ?? (await sha256(JSON.stringify([form, content, dayOf(receivedAt)])));
  if (!keyPattern.test(chosenKey)) {
    throw new Problem(400, `${keyHeader} has to match ${keyPattern.source}.`);
  }
  const store = storeOf(receiver);
  const consentVersion = (await sha256(valid.consent)).slice(0, 12);
  const id = crypto.randomUUID();
  const { addressSecret: secret, floodThreshold, confirmations, visitorAddress } = receiver;
  const confirmation = isBot ? "none" : confirmationOf(form, receiver);
  // Hashed, so that a sender cannot put words into the link that is mailed.
  const key = confirmation === "link" ? await sha256(chosenKey) : chosenKey;
  const source = parseSource(request.headers.get(sourceHeader));
  const facts = { id, key, form, page, source, consentVersion, confirmation, receivedAt };
  const lead: Lead = { ...valid, ...facts };
  const limits = { secret, floodThreshold, confirmations: confirmations.perHour };
  const window = await rateWindow(limits, visitorAddress, now());
  /** Stores it, unless one with its key is stored, and delivers it. */
  async function add(added: Lead): Promise<StoredLead> {
    const stored = await store.receive(added, window, isBot ? "spam" : "leads");
    if (!stored) throw rateProblem(now());
    // An earlier lead with this key was delivered when it came, or the scheduler delivers it.
    if (stored.id === id && stored.dueAt !== null) deliverLater(store, stored, receiver);
    return stored;
  }
  const stored = await add(lead);
  if (givenKey !== undefined && contentOf(stored) !== contentOf(lead)) {
    throw new Problem(422, `${keyHeader} was used for another lead.`);
  }
  if (!isLeaving || isBot) return;
  const signUps = await store.signUpsOf(valid.fields.email ?? "");
  const joinedAt = signUps
    .map((signUp) => signUp.receivedAt)
    .sort()
    .at(-1);
  // Whoever left, joined again and leaves on one day would otherwise have left only once.
  if (joinedAt !== undefined && joinedAt > stored.receivedAt) {
    await add({ ...lead, key: await sha256(key + joinedAt) });
  }
  // Last: to a further try, only a sign-up tells that its person joined again.
  await store.eraseSignUps(signUps);
}

/** Returns the path of the page that the form is on; empty when the browser does not tell. */
function refererPath(request: Request): string {
  const referer = request.headers.get("Referer") ?? "";
  const url = parsedUrl(referer);
  return url && url.origin === request.headers.get("Origin") ? url.pathname.slice(0, 300) : "";
}

/** Fields are in the order of their schema. */
const contentOf = ({ form, fields }: Lead) => JSON.stringify([form, fields]);
