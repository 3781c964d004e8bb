import { leadVariables } from "../config/settings/lead-variables";
import type { DestinationSettings, MailSettings, WebhookSettings } from "./destinations";
import type { ConfirmationSettings } from "./receiver-context";

/** Environment variables of the host, by name. */
export type ReceiverEnvironment = Readonly<Record<string, unknown>>;

/** Leads in an hour that are a flood on a site like this one: a good campaign brings some hundreds in a month. */
const defaultLeadsPerHour = 200;

/** Confirmations in an hour: each may go to somebody whose address a stranger has filled in. */
const defaultConfirmationsPerHour = 30;

/** Returns the receiver's own variables of an environment. */
export function receiverVariables(env: ReceiverEnvironment): Record<string, string> {
  return Object.fromEntries(
    Object.keys(leadVariables).flatMap((name) =>
      typeof env[name] === "string" ? [[name, env[name]]] : [],
    ),
  );
}

/** The settings of the mail API: all of them, or none. */
const mailVariables = [
  "LEADS_MAIL_URL",
  "LEADS_MAIL_KEY",
  "LEADS_MAIL_FROM",
  "LEADS_MAIL_TO",
] as const;

/**
 * Parses the settings of the receiver. An invalid one counts as not set: without a destination, leads wait in the
 * storage; without the secret, each instance of the function makes a random one.
 *
 * @returns where leads go, what is mailed to people who send them, what visitors' addresses are hashed with, the
 * ceiling of all leads, and a sentence for each variable that is wrong.
 */
export function receiverSettings(env: ReceiverEnvironment) {
  const problems: string[] = [];
  function read<Name extends keyof typeof leadVariables>(name: Name, isRequired = false) {
    const text = typeof env[name] === "string" ? env[name].trim() : "";
    const value = leadVariables[name].parse(text) as ReturnType<
      (typeof leadVariables)[Name]["parse"]
    >;
    if (value === undefined && (text || isRequired)) {
      // Not the value, which may be a secret.
      problems.push(
        `${name} has to be ${leadVariables[name].allowed}. Until then, it counts as not set.`,
      );
    }
    return value;
  }
  const webhookUrl = read("LEADS_WEBHOOK_URL");
  const secret = read("LEADS_WEBHOOK_SECRET", webhookUrl !== undefined);
  const webhook: WebhookSettings | undefined =
    webhookUrl && secret ? { url: webhookUrl, secret } : undefined;
  const hasMail = mailVariables.some((name) => typeof env[name] === "string" && env[name].trim());
  const [url, key, from, to] = mailVariables.map((name) => read(name, hasMail));
  const mail: MailSettings | undefined =
    url && key && from && to ? { url, key, from, to } : undefined;
  const hasLink = read("LEADS_DOUBLE_OPT_IN") === true;
  const addressSecret = read("LEADS_ADDRESS_SECRET", hasLink);
  return {
    destinations: {
      webhook,
      slackUrl: read("LEADS_SLACK_URL"),
      teamsUrl: read("LEADS_TEAMS_URL"),
      mail,
      linkSecret: addressSecret,
      hasPersonalData: read("LEADS_PERSONAL_DATA") ?? false,
    } satisfies DestinationSettings,
    confirmations: {
      hasThanks: mail !== undefined && read("LEADS_CONFIRMATION") === true,
      // Without a mail API, sign-ups wait for it: none is delivered unconfirmed.
      hasLink,
      perHour: read("LEADS_CONFIRMATIONS_PER_HOUR") ?? defaultConfirmationsPerHour,
    } satisfies ConfirmationSettings,
    addressSecret,
    leadsPerHour: read("LEADS_PER_HOUR") ?? defaultLeadsPerHour,
    problems,
  };
}
