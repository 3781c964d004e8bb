/** Where a lead goes: to the company and, by mail, to its sender. One POST each; an answer of 2xx accepts it. */
import { Webhook } from "standardwebhooks";
import type { LeadSettings } from "../config/settings/lead-settings";
import { site } from "../config/site";
import { asciiEmail } from "../forms/email-address";
import { confirmationUrl } from "./confirmation-link";
import { leaveUrl } from "./leave-link";
import { slackBody, teamsBody } from "./chat-bodies";
import type { DestinationName, Lead, StoredLead } from "./lead-store";
import { companyMessage, linkMessage, thanksMessage, type Message } from "./messages";

export type Destination = {
  readonly name: DestinationName;
  /** As the log names it. */
  readonly label: string;
  /** @throws Error when the server cannot be reached or does not answer in time. */
  readonly send: (lead: StoredLead, now: Date) => Promise<Response>;
  /** Whether it gets a lead; every lead without this. */
  readonly isFor?: (lead: StoredLead) => boolean;
};

type DestinationSettings = Pick<
  LeadSettings,
  "webhook" | "slackUrl" | "teamsUrl" | "mail" | "addressSecret" | "hasPersonalData"
>;

type WebhookSettings = NonNullable<LeadSettings["webhook"]>;

type MailSettings = NonNullable<LeadSettings["mail"]>;

const requestTimeout = 10_000;

const userAgent = `website-leads (${site.url})`;

function post(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(url, {
    method: "POST",
    // A Worker sends none by itself, and mail APIs refuse such requests.
    headers: { "Content-Type": "application/json", "User-Agent": userAgent, ...headers },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(requestTimeout),
  });
}

/** Returns where the settings send leads. */
export function destinationsOf(settings: DestinationSettings): Destination[] {
  const { webhook, slackUrl, teamsUrl, mail, addressSecret, hasPersonalData } = settings;
  const messageFor = (lead: Lead) => companyMessage(lead, hasPersonalData);
  const destinations: Destination[] = [];
  if (webhook) {
    const send = (lead: StoredLead, now: Date) => postSigned(webhook, lead, now);
    destinations.push({ name: "webhook", label: "the webhook", send });
  }
  if (slackUrl !== undefined) {
    const send = (lead: Lead) => post(slackUrl, JSON.stringify(slackBody(messageFor(lead))));
    destinations.push({ name: "slack", label: "Slack", send });
  }
  if (teamsUrl !== undefined) {
    const send = (lead: Lead) => post(teamsUrl, JSON.stringify(teamsBody(messageFor(lead))));
    destinations.push({ name: "teams", label: "Teams", send });
  }
  if (mail) {
    const send = (lead: Lead) => {
      // Whoever may read the address in the mail may answer it.
      const { email } = lead.fields;
      const replyTo = hasPersonalData && email ? asciiEmail(email) : undefined;
      const { title, lines } = messageFor(lead);
      // Outlook makes one line of those that follow each other.
      const message = { title, lines: [lines.join("\n\n")] };
      return sendMail(mail, mail.to, message, `mail/${lead.id}`, { replyTo });
    };
    destinations.push({ name: "mail", label: "the mail API", send });
    // Each mail about a sign-up has a link to leave, which the secret signs.
    if (addressSecret !== undefined)
      destinations.push(thanksBy(mail, addressSecret), linkBy(mail, addressSecret));
  }
  return destinations;
}

/** Attempts after which a person is not thanked any more: the address may not exist, and late thanks are puzzling. */
const attemptsToThank = 6;

function thanksBy(mail: MailSettings, secret: string): Destination {
  return {
    name: "thanks",
    label: "the mail API, for the confirmation,",
    isFor: ({ confirmation, acceptedAt, attempts }) =>
      confirmation === "thanks" &&
      acceptedAt.suppressed === undefined &&
      attempts < attemptsToThank,
    send: async (lead) => {
      const isSignUp = lead.form === "newsletter-sign-up";
      const url = isSignUp ? await leaveUrlOf(lead, secret) : undefined;
      return await sendToPerson(mail, lead, thanksMessage(lead, url), "thanks", url);
    },
  };
}

/** Until its lead is confirmed, the outbox asks this destination only. */
function linkBy(mail: MailSettings, secret: string): Destination {
  return {
    name: "link",
    label: "the mail API, for the link,",
    send: async (lead) => {
      const url = await leaveUrlOf(lead, secret);
      const message = linkMessage(lead, await confirmationUrl(lead, secret), url);
      return await sendToPerson(mail, lead, message, "link", url);
    },
  };
}

const leaveUrlOf = ({ fields, language }: Lead, secret: string) =>
  leaveUrl(fields.email ?? "", language, secret);

/** @param url where the person leaves: their mail program shows a button for it (RFC 8058). */
function sendToPerson(
  mail: MailSettings,
  { id, fields }: Lead,
  message: Message,
  name: "thanks" | "link",
  url: string | undefined,
): Promise<Response> {
  const leaving = url !== undefined && {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return sendMail(mail, fields.email ?? "", message, `${name}/${id}`, { headers: { ...leaving } });
}

function postSigned(
  { url, secret }: WebhookSettings,
  lead: StoredLead,
  now: Date,
): Promise<Response> {
  const { id, form, language, page, source, fields, consent, consentVersion, receivedAt } = lead;
  const confirmedAt = lead.acceptedAt.confirmed;
  const data = {
    id,
    kind: form,
    language,
    page,
    source,
    fields,
    consent,
    consentVersion,
    confirmedAt,
  };
  const body = JSON.stringify({ type: "lead.received", timestamp: receivedAt, data });
  return post(url, body, {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  });
}

/** Of a mail, beside what every mail has. */
type MailOptions = {
  /** Whom an answer goes to, if not the sender. */
  readonly replyTo?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** @param key the same for the same mail: where the API knows such keys, a repeat is no second mail. */
function sendMail(
  { url, key: token, from }: MailSettings,
  to: string,
  { title, lines }: Message,
  key: string,
  { replyTo, headers }: MailOptions,
): Promise<Response> {
  const text = `${lines.join("\n")}\n`;
  const body = JSON.stringify({
    from,
    to: [asciiEmail(to)],
    subject: title,
    text,
    reply_to: replyTo,
    headers: {
      // Absence notes answer no such mail (RFC 3834).
      "Auto-Submitted": "auto-generated",
      // Gmail would fold mails with the same subject into one, and open the first.
      "X-Entity-Ref-ID": key,
      ...headers,
    },
  });
  return post(url, body, { Authorization: `Bearer ${token}`, "Idempotency-Key": key });
}
