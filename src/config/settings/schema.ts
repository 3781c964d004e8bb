/**
 * The settings of a build, parsed once from the environment. `.env.example` names them all.
 *
 * Every setting has a safe default, so that a fresh clone builds. A value that cannot be right stops
 * the build with the setting's name: it must never become a broken page.
 */
import { object, ValidationError, type InferType, type SchemaObjectDescription } from "yup";
import { leadVariables, parseLeadSettings, type LeadSettings } from "./lead-settings";
import {
  accountRule,
  flagRule,
  mailboxRule,
  nameRule,
  numberRule,
  originRule,
  patternRule,
  phoneRule,
  postalAddressRule,
  registrationNumberRule,
  secret,
  setting,
  tokenRule,
  urlRule,
  withoutCredentials,
  type Rule,
} from "./rules";
import { unknownVariables } from "./unknown-variables";

/** Environment variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where `npm run studio`, and `npm run dev` in `studio`, serve the Studio. */
export const localStudioUrl = "http://localhost:3333";

/** Until a live site sets its own. */
export const siteDefaults = {
  SITE_URL: "http://127.0.0.1:9000",
  SITE_PRODUCT_NAME: "Lyhörd",
} as const;

/**
 * Returns the name of the variable with the site's origin: `SITE_URL`, or else what the host tells its builds.
 * Netlify's is the site's main address, also in previews of a branch; Cloudflare Pages' is the deployment's own.
 */
export function siteUrlVariable(env: Environment): string {
  if (env.SITE_URL?.trim()) return "SITE_URL";
  return env.NETLIFY === "true" ? "URL" : "CF_PAGES_URL";
}

/** Hosts that run no receiver of ours, by the variable that each documents for its builds. */
const hostsWithoutReceiver: Readonly<Record<string, string>> = {
  AWS_APP_ID: "AWS Amplify",
  RENDER: "Render",
  VERCEL: "Vercel",
};

/** Returns the host of this build that cannot run the receiver; undefined for any other. */
function hostWithoutReceiver(env: Environment): string | undefined {
  const variable = Object.keys(hostsWithoutReceiver).find((name) => env[name]?.trim());
  return variable && hostsWithoutReceiver[variable];
}

const httpsScopes = ["host", "subdomains", "preload"] as const;

const httpsScope: Rule<(typeof httpsScopes)[number]> = {
  allowed: httpsScopes.join(", ").replace(/, (?=\w+$)/, " or "),
  parse: (text) => httpsScopes.find((scope) => scope === text),
};

/**
 * Kept as written: the content plugin's client puts the project id in front of it, so that project 127 at
 * http://0.0.1:<port> is this machine.
 */
const apiHost: Rule<string> = {
  allowed: originRule.allowed,
  parse: (text) =>
    originRule.parse(text.replace(/^http:\/\/0\.0\.1(?=:)/, "http://127.0.0.1")) &&
    text.replace(/\/$/, ""),
};

const segment = patternRule(/^[a-z0-9-]+$/, "small letters a-z, digits and hyphens");
const projectId = patternRule(
  /^[a-z0-9-]+$/,
  "a Sanity project id: small letters, digits, hyphens",
);
const dataset = patternRule(
  /^[a-z0-9][a-z0-9_-]{0,63}$/,
  "a dataset name: small letters, digits, hyphens and underscores",
);
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countryCode: Rule<string> = {
  allowed: "the two capital letters of a country, such as SE",
  parse: (text) => (/^[A-Z]{2}$/.test(text) && regions.of(text) ? text : undefined),
};
const cookieName = patternRule(
  /^[\w!#$%&'+.^`|~-]+\*?$/,
  "a cookie's name, which may end in * for what varies",
);
const databaseId = patternRule(/^[\da-f-]{36}$/, "the id of a D1 database, as Cloudflare shows it");
const analyticsId = patternRule(/^GT?-[A-Z0-9]{4,20}$/, "a measurement id such as G-ABC123DEF4");

/** One URL for each language; absent where a live site sets none. */
const urlByLocale = (variable: string) =>
  object({ sv: setting(`${variable}_SV`, urlRule), en: setting(`${variable}_EN`, urlRule) });

/** What the cookie banner and the policies say of the visitor-tracking tool. */
const marketing = {
  scriptUrl: setting("GATSBY_MARKETING_SCRIPT_URL", urlRule),
  name: setting("GATSBY_MARKETING_NAME", nameRule),
  company: setting("GATSBY_MARKETING_COMPANY", nameRule),
  country: setting("GATSBY_MARKETING_COUNTRY", countryCode),
  /** Kept for 2 hours, and up to 24 months: the cookie policy says so. */
  sessionCookie: setting("GATSBY_MARKETING_SESSION_COOKIE", cookieName),
  trackerCookie: setting("GATSBY_MARKETING_TRACKER_COOKIE", cookieName),
};

/** Whether that tool is Google's and gets its advertising signals. */
const googleAds = setting("GATSBY_MARKETING_GOOGLE_ADS", flagRule).default(false);

const marketingVariables = Object.values(marketing).map(({ spec }) => spec.label);

/** Whose site it is. What is not set stays an invented example (`site-facts.ts`). */
const companySettings = {
  SITE_COMPANY_NAME: setting("SITE_COMPANY_NAME", nameRule),
  SITE_REGISTRATION_NUMBER: setting("SITE_REGISTRATION_NUMBER", registrationNumberRule),
  SITE_REGISTERED_OFFICE: setting("SITE_REGISTERED_OFFICE", nameRule),
  SITE_POSTAL_ADDRESS: setting("SITE_POSTAL_ADDRESS", postalAddressRule),
  SITE_MAILBOX: setting("SITE_MAILBOX", mailboxRule),
  SITE_DATA_PROTECTION_MAILBOX: setting("SITE_DATA_PROTECTION_MAILBOX", mailboxRule),
  SITE_PHONE: setting("SITE_PHONE", phoneRule),
  SITE_FACEBOOK_URL: setting("SITE_FACEBOOK_URL", accountRule),
  SITE_INSTAGRAM_URL: setting("SITE_INSTAGRAM_URL", accountRule),
  SITE_LINKEDIN_URL: setting("SITE_LINKEDIN_URL", accountRule),
} as const;

type CompanySetting = keyof typeof companySettings;

export const companyVariables = Object.keys(companySettings) as CompanySetting[];

function schemaFor(env: Environment) {
  const incapableHost = hostWithoutReceiver(env);
  return object({
    /** Origin of the published site, without a trailing slash. */
    siteUrl: setting(siteUrlVariable(env), originRule).default(siteDefaults.SITE_URL),
    productName: setting("SITE_PRODUCT_NAME", nameRule).default(siteDefaults.SITE_PRODUCT_NAME),
    /** The product's segment in paths such as `/faq-{segment}`. */
    productSegment: setting("SITE_PRODUCT_SEGMENT", segment).default("lyhord"),
    /** How far HSTS reaches: this host, its subdomains as well, or before a first visit, too (preload). */
    httpsScope: setting("SITE_HTTPS_SCOPE", httpsScope).default("host"),
    /** Whose site it is, by setting; absent where an invented example stands in (see `site-facts.ts`). */
    company: object(companySettings),
    sanity: object({
      /** Absent: the embedded dataset is used. */
      projectId: setting("SANITY_PROJECT_ID", projectId),
      dataset: setting("SANITY_DATASET", dataset).default("production"),
      /** Lets drafts be read. Never reaches the browser. */
      token: setting("SANITY_TOKEN", secret(tokenRule)),
      /** Absent: Sanity's own. */
      apiHost: setting("SANITY_API_HOST", apiHost),
      /** Seconds that may pass without a byte of an answer. */
      timeout: setting("SANITY_TIMEOUT", numberRule(1, 600)).default(15),
      /** Origin of the Studio that previews are edited in, and that alone may frame them. */
      studioUrl: setting("SANITY_STUDIO_URL", originRule),
    }),
    /** Whether drafts are shown. A preview counts no visits and sends no leads. */
    preview: setting("SITE_PREVIEW", flagRule).default(false),
    /** Percentage of its posts that a language may lose, compared with the live site. */
    maxPostLoss: setting("SITE_MAX_POST_LOSS", numberRule(0, 100)).default(20),
    /** Whether any loss of posts is accepted. */
    acceptPostLoss: setting("SITE_ACCEPT_POST_LOSS", flagRule).default(false),
    /** Months that the receiver keeps a lead. */
    keepMonths: setting("LEADS_KEEP_MONTHS", numberRule(1, 999)).default(12),
    /** Id of the receiver's D1 database on Cloudflare; absent elsewhere. */
    leadsDatabaseId: setting("LEADS_DATABASE_ID", databaseId),
    bookingFrame: urlByLocale("GATSBY_BOOKING_FRAME"),
    whitePaperFrame: urlByLocale("GATSBY_WHITE_PAPER_FRAME"),
    /** Origin that forms are posted to; absent: the site's own. */
    apiOrigin: setting("GATSBY_API_ORIGIN", originRule),
    analyticsId: setting("GATSBY_ANALYTICS_ID", analyticsId),
    /** All of it or nothing. */
    marketing: object(marketing),
    googleAds,
  })
    .test({
      name: "whole-tool",
      message:
        "Some GATSBY_MARKETING_* settings are missing: visitors are told what a tool is before they " +
        `consent to it. Set none, or all: ${marketingVariables.join(", ")}.`,
      test: ({ marketing: tool, googleAds: isGoogles }) =>
        Object.keys(tool).length === marketingVariables.length ||
        (Object.keys(tool).length === 0 && !isGoogles),
    })
    .test({
      name: "lead-target",
      message:
        `${incapableHost} cannot run the site's own receiver of leads, and GATSBY_API_ORIGIN is not set: the forms ` +
        "would lose every lead. Set it to the origin of an API that takes them.",
      test: ({ preview, apiOrigin }) =>
        preview || incapableHost === undefined || apiOrigin !== undefined,
    })
    .test({
      name: "preview-token",
      message:
        "SANITY_TOKEN is not set, but a preview needs it: Sanity shows drafts to nobody without a " +
        "token. Make one that may read, under API in sanity.io/manage.",
      test: ({ preview, sanity }) =>
        !preview || sanity.projectId === undefined || sanity.token !== undefined,
    });
}

export type Settings = InferType<ReturnType<typeof schemaFor>> & { readonly leads: LeadSettings };

/** Returns the values of a schema's settings, in its shape. Each label names a variable. */
function valuesFor({ fields }: SchemaObjectDescription, env: Environment): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    "fields" in field ? valuesFor(field, env) : "label" in field && env[field.label ?? ""],
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

type Variable = { readonly name: string; readonly isSecret: boolean };

/** Returns a schema's settings: the name of each variable, and whether its value is secret. */
function variablesOf({ fields }: SchemaObjectDescription): Variable[] {
  return Object.values(fields).flatMap((field) => {
    if ("fields" in field) return variablesOf(field);
    if (!("label" in field) || !field.label) return [];
    return [{ name: field.label, isSecret: field.meta?.isSecret === true }];
  });
}

/** Returns all settings, those of leads included. */
function allVariables(description: SchemaObjectDescription): Variable[] {
  const ofLeads = Object.entries<Rule<unknown>>(leadVariables);
  return [
    ...variablesOf(description),
    ...ofLeads.map(([name, { isSecret = false }]) => ({ name, isSecret })),
  ];
}

/** Returns the names of the settings whose values must not be readable, such as keys and tokens. */
export function secretVariables(): string[] {
  const variables = allVariables(schemaFor({}).describe());
  return variables.flatMap(({ name, isSecret }) => (isSecret ? name : []));
}

/**
 * Parses the settings. A preview has vendors' frames, but no analytics and no tracking tool, and sends leads nowhere.
 *
 * @throws Error that lists every wrong setting with its name, its value (without tokens, secrets and
 * passwords) and what is allowed, and every variable that is named almost like a setting.
 *
 * @param written the names of the variables that are lines of `.env`.
 */
export function parseSettings(env: Environment, written: readonly string[] = []): Settings {
  const schema = schemaFor(env);
  const description = schema.describe();
  const errors = unknownVariables(
    Object.keys(env),
    ["SITE_URL", ...allVariables(description).map(({ name }) => name)],
    written,
  );
  const { settings: leads, problems } = parseLeadSettings(env, withoutCredentials);
  errors.push(...problems);
  try {
    const values = schema.validateSync(valuesFor(description, env), { abortEarly: false });
    const settings = { ...values, leads };
    if (errors.length === 0) {
      const { apiOrigin: _o, analyticsId: _a, ...rest } = settings;
      return settings.preview ? { ...rest, marketing: {} } : settings;
    }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    errors.push(...error.errors);
  }
  throw new Error(`The settings cannot be used:\n${errors.map((each) => `- ${each}`).join("\n")}`);
}

/** Where the forms send leads. A preview sends none. */
export function leadTarget(settings: Settings): "own-api" | "receiver" | "nowhere" {
  if (settings.preview) return "nowhere";
  return settings.apiOrigin === undefined ? "receiver" : "own-api";
}
