/**
 * The settings of a build, parsed once from the environment. `.env.example` names them all.
 *
 * Every setting has a safe default, so that a fresh clone builds. A value that cannot be right stops
 * the build with the setting's name: it must never become a broken page.
 */
import { leadVariables, parseLeadSettings } from "./lead-settings";
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
  settingReader,
  tokenRule,
  trimmed,
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
function siteUrlVariable(env: Environment): string {
  if (env.SITE_URL?.trim()) return "SITE_URL";
  return env.NETLIFY === "true" ? "URL" : "CF_PAGES_URL";
}

/** Hosts that run no receiver of ours, by the variable that each documents for its builds. */
const hostsWithoutReceiver = { AWS_APP_ID: "AWS Amplify", RENDER: "Render", VERCEL: "Vercel" };

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

/** Whose site it is. What is not set stays an invented example (`site-facts.ts`). */
const company = {
  SITE_COMPANY_NAME: nameRule,
  SITE_REGISTRATION_NUMBER: registrationNumberRule,
  SITE_REGISTERED_OFFICE: nameRule,
  SITE_POSTAL_ADDRESS: postalAddressRule,
  SITE_MAILBOX: mailboxRule,
  SITE_DATA_PROTECTION_MAILBOX: mailboxRule,
  SITE_PHONE: phoneRule,
  SITE_FACEBOOK_URL: accountRule,
  SITE_INSTAGRAM_URL: accountRule,
  SITE_LINKEDIN_URL: accountRule,
} as const;

type CompanySetting = keyof typeof company;

export const companyVariables = Object.keys(company) as CompanySetting[];

/** The visitor-tracking tool. */
const marketing = {
  GATSBY_MARKETING_SCRIPT_URL: urlRule,
  GATSBY_MARKETING_NAME: nameRule,
  GATSBY_MARKETING_COMPANY: nameRule,
  GATSBY_MARKETING_COUNTRY: countryCode,
  GATSBY_MARKETING_SESSION_COOKIE: cookieName,
  GATSBY_MARKETING_TRACKER_COOKIE: cookieName,
} as const;

const marketingVariables = Object.keys(marketing) as (keyof typeof marketing)[];

const ownVariables = {
  SITE_URL: originRule,
  SITE_PRODUCT_NAME: nameRule,
  SITE_PRODUCT_SEGMENT: segment,
  SITE_HTTPS_SCOPE: httpsScope,
  ...company,
  SANITY_PROJECT_ID: projectId,
  SANITY_DATASET: dataset,
  SANITY_TOKEN: secret(tokenRule),
  SANITY_API_HOST: apiHost,
  SANITY_TIMEOUT: numberRule(1, 600),
  SANITY_STUDIO_URL: originRule,
  SITE_PREVIEW: flagRule,
  SITE_MAX_POST_LOSS: numberRule(0, 100),
  SITE_ACCEPT_POST_LOSS: flagRule,
  LEADS_KEEP_MONTHS: numberRule(1, 999),
  LEADS_DATABASE_ID: databaseId,
  GATSBY_BOOKING_FRAME_SV: urlRule,
  GATSBY_BOOKING_FRAME_EN: urlRule,
  GATSBY_WHITE_PAPER_FRAME_SV: urlRule,
  GATSBY_WHITE_PAPER_FRAME_EN: urlRule,
  GATSBY_API_ORIGIN: originRule,
  GATSBY_ANALYTICS_ID: analyticsId,
  ...marketing,
  GATSBY_MARKETING_GOOGLE_ADS: flagRule,
} as const;

/** All settings, those of leads included, with their rules. */
export const variables = { ...ownVariables, ...leadVariables } as const;

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** What a preview has nothing of. */
type PublishedOnly = Texts<"apiOrigin" | "analyticsId"> & {
  /** What banner and policies say of the visitor-tracking tool: all of it or nothing. */
  readonly marketing: Texts<
    "scriptUrl" | "name" | "company" | "country" | "sessionCookie" | "trackerCookie"
  >;
};

/** Returns a sentence for each setting that lacks another one. */
function missingSettings(env: Environment, isPreview: boolean): string[] {
  const isSet = (name: keyof typeof variables) => trimmed(env[name]) !== "";
  const toolCount = marketingVariables.filter(isSet).length;
  const isTool = toolCount > 0 || trimmed(env.GATSBY_MARKETING_GOOGLE_ADS) === "true";
  const hosts = Object.entries(hostsWithoutReceiver);
  const host = hosts.find(([variable]) => trimmed(env[variable]) !== "")?.[1];
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] = [
    [
      isTool && toolCount < marketingVariables.length,
      "Some GATSBY_MARKETING_* settings are missing: visitors are told what a tool is before they " +
        `consent to it. Set none, or all: ${marketingVariables.join(", ")}.`,
    ],
    [
      !isPreview && host !== undefined && !isSet("GATSBY_API_ORIGIN"),
      `${host} cannot run the site's own receiver of leads, and GATSBY_API_ORIGIN is not set: the forms ` +
        "would lose every lead. Set it to the origin of an API that takes them.",
    ],
    [
      isPreview && isSet("SANITY_PROJECT_ID") && !isSet("SANITY_TOKEN"),
      "SANITY_TOKEN is not set, but a preview needs it: Sanity shows drafts to nobody without a " +
        "token. Make one that may read, under API in sanity.io/manage.",
    ],
  ];
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

/**
 * Parses the settings. A preview has vendors' frames, but no analytics and no tracking tool, and sends leads nowhere.
 *
 * @throws Error that lists every wrong setting with its name, its value (without tokens, secrets and
 * passwords) and what is allowed, and every variable that is named almost like a setting.
 *
 * @param written the names of the variables that are lines of `.env`.
 */
export function parseSettings(env: Environment, written: readonly string[] = []) {
  const problems = unknownVariables(Object.keys(env), Object.keys(variables), written);
  const read = settingReader(ownVariables, env, withoutCredentials, problems);
  const leads = parseLeadSettings(env, withoutCredentials);
  const settings = {
    /** Origin of the published site, without a trailing slash. */
    siteUrl: read("SITE_URL", siteUrlVariable(env)) ?? siteDefaults.SITE_URL,
    productName: read("SITE_PRODUCT_NAME") ?? siteDefaults.SITE_PRODUCT_NAME,
    /** The product's segment in paths such as `/faq-{segment}`. */
    productSegment: read("SITE_PRODUCT_SEGMENT") ?? "lyhord",
    /** How far HSTS reaches: this host, its subdomains as well, or before a first visit, too (preload). */
    httpsScope: read("SITE_HTTPS_SCOPE") ?? "host",
    /** Whose site it is, by setting; undefined where an invented example stands in (see `site-facts.ts`). */
    company: Object.fromEntries(
      companyVariables.map((name) => [name, read(name)]),
    ) as Texts<CompanySetting>,
    sanity: {
      /** Undefined: the embedded dataset is used. */
      projectId: read("SANITY_PROJECT_ID"),
      dataset: read("SANITY_DATASET") ?? "production",
      /** Lets drafts be read. Never reaches the browser. */
      token: read("SANITY_TOKEN"),
      /** Undefined: Sanity's own. */
      apiHost: read("SANITY_API_HOST"),
      /** Seconds that may pass without a byte of an answer. */
      timeout: read("SANITY_TIMEOUT") ?? 15,
      /** Origin of the Studio that previews are edited in, and that alone may frame them. */
      studioUrl: read("SANITY_STUDIO_URL"),
    },
    /** Whether drafts are shown. A preview counts no visits and sends no leads. */
    preview: read("SITE_PREVIEW") ?? false,
    /** Percentage of its posts that a language may lose, compared with the live site. */
    maxPostLoss: read("SITE_MAX_POST_LOSS") ?? 20,
    /** Whether any loss of posts is accepted. */
    acceptPostLoss: read("SITE_ACCEPT_POST_LOSS") ?? false,
    /** Months that the receiver keeps a lead. */
    keepMonths: read("LEADS_KEEP_MONTHS") ?? 12,
    /** Id of the receiver's D1 database on Cloudflare; undefined elsewhere. */
    leadsDatabaseId: read("LEADS_DATABASE_ID"),
    /** One URL for each language; undefined where a live site sets none. */
    bookingFrame: {
      sv: read("GATSBY_BOOKING_FRAME_SV"),
      en: read("GATSBY_BOOKING_FRAME_EN"),
    } as Texts<"sv" | "en">,
    whitePaperFrame: {
      sv: read("GATSBY_WHITE_PAPER_FRAME_SV"),
      en: read("GATSBY_WHITE_PAPER_FRAME_EN"),
    } as Texts<"sv" | "en">,
    /** Whether the visitor-tracking tool is Google's and gets its advertising signals. */
    googleAds: read("GATSBY_MARKETING_GOOGLE_ADS") ?? false,
    leads: leads.settings,
  };
  const publishedOnly: PublishedOnly = {
    /** Origin that forms are posted to; undefined: the site's own. */
    apiOrigin: read("GATSBY_API_ORIGIN"),
    analyticsId: read("GATSBY_ANALYTICS_ID"),
    marketing: {
      scriptUrl: read("GATSBY_MARKETING_SCRIPT_URL"),
      name: read("GATSBY_MARKETING_NAME"),
      company: read("GATSBY_MARKETING_COMPANY"),
      country: read("GATSBY_MARKETING_COUNTRY"),
      /** Kept for 2 hours, and the next one up to 24 months: the cookie policy says so. */
      sessionCookie: read("GATSBY_MARKETING_SESSION_COOKIE"),
      trackerCookie: read("GATSBY_MARKETING_TRACKER_COOKIE"),
    },
  };
  problems.push(...leads.problems, ...missingSettings(env, settings.preview));
  const others: PublishedOnly = settings.preview ? { marketing: {} } : publishedOnly;
  if (problems.length === 0) return { ...settings, ...others };
  throw new Error(
    `The settings cannot be used:\n${problems.map((each) => `- ${each}`).join("\n")}`,
  );
}

export type Settings = ReturnType<typeof parseSettings>;

/** Where the forms send leads. A preview sends none. */
export function leadTarget(settings: Settings): "own-api" | "receiver" | "nowhere" {
  if (settings.preview) return "nowhere";
  return settings.apiOrigin === undefined ? "receiver" : "own-api";
}
