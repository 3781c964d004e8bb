/** The settings of leads: a build checks them and tells of them in its policies, the receiver runs by them. */
import {
  flagRule,
  hidden,
  mailboxRule,
  numberRule,
  patternRule,
  secret,
  settingReader,
  tokenRule,
  trimmed,
  urlRule,
  type Shown,
} from "./rules";

/** Their variables. A host has them where its functions run, too. */
export const leadVariables = {
  LEADS_WEBHOOK_URL: urlRule,
  LEADS_WEBHOOK_SECRET: secret(
    patternRule(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      "whsec_ and at least 24 random bytes in base64",
    ),
  ),
  LEADS_SLACK_URL: secret(urlRule),
  LEADS_TEAMS_URL: secret(urlRule),
  LEADS_MAIL_URL: urlRule,
  LEADS_MAIL_KEY: secret(tokenRule),
  LEADS_MAIL_FROM: mailboxRule,
  LEADS_MAIL_TO: mailboxRule,
  LEADS_PERSONAL_DATA: flagRule,
  LEADS_CONFIRMATION: flagRule,
  LEADS_CONFIRMATIONS_PER_HOUR: numberRule(1, 10_000),
  LEADS_DOUBLE_OPT_IN: flagRule,
  LEADS_ADDRESS_SECRET: secret(patternRule(/^.{32,}$/, "at least 32 characters")),
  LEADS_PER_HOUR: numberRule(1, 100_000),
} as const;

type LeadVariable = keyof typeof leadVariables;

/** Leads in an hour that are a flood on a site like this one: a good campaign brings some hundreds in a month. */
const defaultFloodThreshold = 200;

/** Confirmations in an hour: each may go to somebody whose address a stranger has filled in. */
const defaultConfirmationsPerHour = 30;

const mailVariables = [
  "LEADS_MAIL_URL",
  "LEADS_MAIL_KEY",
  "LEADS_MAIL_FROM",
  "LEADS_MAIL_TO",
] as const;

/** Variables of a host, by name; it may have bindings among them, which are no texts. */
type HostEnvironment = Readonly<Record<string, unknown>>;

/** Returns the variables of leads that an environment has. */
export function leadVariablesIn(env: HostEnvironment): Record<string, string> {
  return Object.fromEntries(
    Object.keys(leadVariables).flatMap((name) =>
      typeof env[name] === "string" ? [[name, env[name]]] : [],
    ),
  );
}

/** Returns a sentence for each setting that lacks another one. */
function missingSettings(env: HostEnvironment): string[] {
  const isSet = (name: LeadVariable) => trimmed(env[name]) !== "";
  const isTrue = (name: LeadVariable) => trimmed(env[name]) === "true";
  const mailCount = mailVariables.filter(isSet).length;
  const hasMail = mailCount === mailVariables.length;
  const hasLink = isTrue("LEADS_DOUBLE_OPT_IN") || (hasMail && !isSet("LEADS_DOUBLE_OPT_IN"));
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] = [
    [
      isSet("LEADS_WEBHOOK_URL") && !isSet("LEADS_WEBHOOK_SECRET"),
      "LEADS_WEBHOOK_SECRET is not set, but LEADS_WEBHOOK_URL is: each delivery is signed with the secret.",
    ],
    [
      mailCount > 0 && mailCount < mailVariables.length,
      `Some LEADS_MAIL_* settings are missing: set none, or all: ${mailVariables.join(", ")}.`,
    ],
    [
      mailCount === 0 && (isTrue("LEADS_CONFIRMATION") || isTrue("LEADS_DOUBLE_OPT_IN")),
      "LEADS_CONFIRMATION and LEADS_DOUBLE_OPT_IN need a mail API: set LEADS_MAIL_URL and the rest of LEADS_MAIL_*.",
    ],
    [
      (hasLink || (hasMail && isTrue("LEADS_CONFIRMATION"))) && !isSet("LEADS_ADDRESS_SECRET"),
      "LEADS_ADDRESS_SECRET is not set, but people are mailed, and it signs the links in these mails: to confirm a newsletter " +
        "sign-up, and to leave. Set it, or LEADS_DOUBLE_OPT_IN=false and LEADS_CONFIRMATION=false.",
    ],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

/**
 * Parses the settings of leads. What cannot be used counts as not set: without a destination, leads wait in the storage.
 *
 * @param shown how a sentence shows a wrong value. More people may read a host's log than its variables.
 * @returns the settings, and a sentence for each problem with them: a build stops, the receiver goes on.
 */
export function parseLeadSettings(env: HostEnvironment, shown: Shown = hidden) {
  const problems: string[] = [];
  const read = settingReader(leadVariables, env, shown, problems);
  const webhookUrl = read("LEADS_WEBHOOK_URL");
  const webhookSecret = read("LEADS_WEBHOOK_SECRET");
  const [url, key, from, to] = mailVariables.map((name) => read(name));
  const mail = url && key && from && to ? { url, key, from, to } : undefined;
  const addressSecret = read("LEADS_ADDRESS_SECRET");
  const isThanking = read("LEADS_CONFIRMATION") ?? false;
  const settings = {
    /** The company's own server, and its secret as Standard Webhooks writes them: `whsec_` and base64. */
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
    /** Addresses of incoming webhooks, which are secrets. */
    slackUrl: read("LEADS_SLACK_URL"),
    teamsUrl: read("LEADS_TEAMS_URL"),
    /** A mail API with the contract of `docs/leads.md`, and between which addresses it sends. */
    mail,
    /** Whether messages in chat and mail say what somebody filled in. */
    hasPersonalData: read("LEADS_PERSONAL_DATA") ?? false,
    /** What people who send leads are mailed. */
    confirmations: {
      hasThanks: isThanking && mail !== undefined && addressSecret !== undefined,
      /** Whether a newsletter sign-up waits for a link to be followed (double opt-in): wherever there is a mail API. */
      hasLink: read("LEADS_DOUBLE_OPT_IN") ?? mail !== undefined,
      /** Confirmations in an hour beyond which leads are not confirmed. */
      perHour: read("LEADS_CONFIRMATIONS_PER_HOUR") ?? defaultConfirmationsPerHour,
    },
    /** Keys the hashes of visitors' addresses, and signs the links in mails. */
    addressSecret,
    /** Leads in an hour beyond which they are held back. */
    floodThreshold: read("LEADS_PER_HOUR") ?? defaultFloodThreshold,
  };
  return { settings, problems: [...problems, ...missingSettings(env)] };
}

export type LeadSettings = ReturnType<typeof parseLeadSettings>["settings"];

/** Where the company is told of leads. */
const destinations = {
  webhook: "webhook",
  slack: "slackUrl",
  teams: "teamsUrl",
  mail: "mail",
} as const satisfies Record<string, keyof LeadSettings>;

export type CompanyDestination = keyof typeof destinations;

/** Returns the destinations that some settings name. */
export function companyDestinations(settings: LeadSettings): CompanyDestination[] {
  const names = Object.keys(destinations) as CompanyDestination[];
  return names.filter((name) => settings[destinations[name]] !== undefined);
}
