/**
 * The settings of a build, parsed once from the environment. `.env.example` names them all.
 *
 * Every setting has a safe default, so that a fresh clone builds. A value that cannot be right stops
 * the build with the setting's name: it must never become a broken page.
 */

import { companyRules, companySettings, type CompanySetting } from "./company-rules";
import { defaultKeepMonths } from "./keep-months";
import { urlRule, patternRule, nameRule, parseUrl, type Rule } from "./setting-rules";

/** Until a live site sets its own. */
export const siteDefaults = {
  SITE_URL: "http://127.0.0.1:9000",
  SITE_PRODUCT_NAME: "Lyhörd",
  SITE_PRODUCT_SEGMENT: "lyhord",
} as const;

/** Environment variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the name of the variable with the site's origin: `SITE_URL`, or else what the host tells its builds.
 * Netlify's is the site's main address, also in previews of a branch; Cloudflare Pages' is the deployment's own.
 */
export function siteUrlVariable(env: Environment): string {
  if (env.SITE_URL?.trim()) return "SITE_URL";
  return env.NETLIFY === "true" ? "URL" : "CF_PAGES_URL";
}

/** Endings of the settings that exist once per language. */
const languageEndings = { sv: "_SV", en: "_EN" } as const;

/** One URL for each language; absent where a live site sets none. */
export type UrlByLocale = { readonly [Language in keyof typeof languageEndings]?: string };

export type SanitySettings = {
  /** Absent: the embedded dataset is used. */
  readonly projectId?: string;
  readonly dataset: string;
  /** Lets drafts be read. Never reaches the browser. */
  readonly token?: string;
  /** Absent: Sanity's own. */
  readonly apiHost?: string;
  /** Seconds that may pass without a byte of an answer. */
  readonly timeout: number;
  /** Origin of the Studio that previews are edited in, and that alone may frame them. */
  readonly studioUrl?: string;
};

/** For whom browsers are told to use https alone: this host; all below it, too; and before a first visit. */
export const httpsScopes = ["host", "subdomains", "preload"] as const;

export type Settings = {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  readonly productName: string;
  /** The product's segment in paths such as `/faq-{segment}`. */
  readonly productSegment: string;
  readonly httpsScope: (typeof httpsScopes)[number];
  /** Whose site it is, by setting; absent where an invented example stands in (see `site.ts`). */
  readonly company: Readonly<Partial<Record<CompanySetting, string>>>;
  readonly sanity: SanitySettings;
  /** Drafts are shown. Nothing that counts visits or takes requests is part of it. */
  readonly preview: boolean;
  /** Percentage of its posts that a language may lose from one published build to the next. */
  readonly maxPostLoss: number;
  /** Whether any loss of posts is accepted. */
  readonly acceptPostLoss: boolean;
  /** Origin that forms are posted to; absent: the site's own. */
  readonly apiOrigin?: string;
  /** Whether the host can run the site's own receiver of requests. */
  readonly receiver: boolean;
  /** Months that the receiver keeps a request. */
  readonly keepMonths: number;
  readonly bookingFrame: UrlByLocale;
  readonly whitePaperFrame: UrlByLocale;
  readonly analyticsId?: string;
  readonly marketingScriptUrl?: string;
};

const origin: Rule<string> = {
  allowed: "an origin such as https://www.example.com, without a path",
  parse: (text) => {
    const url = parseUrl(text);
    return url && url.pathname === "/" && !url.search && !url.hash ? url.origin : undefined;
  },
};

/** Kept as written: the plugin's client puts the project id in front of it. */
const host: Rule<string> = {
  allowed: origin.allowed,
  parse: (text) => origin.parse(text) && text.replace(/\/$/, ""),
};

const flag: Rule<boolean> = {
  allowed: "true or false",
  // An environment variable is always a string, and "false" is truthy.
  parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
};

function wholeNumber(least: number, most: number): Rule<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse: (text) => {
      const value = Number(text);
      return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
    },
  };
}

const httpsScope: Rule<Settings["httpsScope"]> = {
  allowed: httpsScopes.join(", ").replace(/, (?=\w+$)/, " or "),
  parse: (text) => httpsScopes.find((scope) => scope === text),
};

const segment = patternRule(/^[a-z0-9-]+$/, "small letters a-z, digits and hyphens");
const sanityProject = patternRule(
  /^[a-z0-9-]+$/,
  "a Sanity project id: small letters, digits, hyphens",
);
const sanityDataset = patternRule(
  /^[a-z0-9][a-z0-9_-]{0,63}$/,
  "a dataset name: small letters, digits, hyphens and underscores",
);
const token = patternRule(/^\S+$/, "a token without spaces");
const analyticsId = patternRule(/^[A-Z0-9-]{4,30}$/, "a measurement id such as G-ABC123DEF4");

/**
 * Parses the settings.
 *
 * An empty value counts as not set.
 *
 * @throws Error that lists every wrong setting with its name, its value (a token's value is left
 * out) and what is allowed.
 */
export function parseSettings(env: Environment): Settings {
  const problems: string[] = [];

  function optional<Value>(key: string, rule: Rule<Value>): Value | undefined {
    const text = env[key]?.trim();
    if (!text) return undefined;
    const value = rule.parse(text);
    if (value === undefined) {
      const shown = key === "SANITY_TOKEN" ? "(hidden)" : JSON.stringify(text);
      problems.push(`${key} is ${shown}, but has to be ${rule.allowed}.`);
    }
    return value;
  }

  function urlByLocale(key: string): UrlByLocale {
    const entries = Object.entries(languageEndings).map(([language, ending]) => [
      language,
      optional(key + ending, urlRule),
    ]);
    return withoutUndefined(Object.fromEntries(entries) as Record<string, string | undefined>);
  }

  const settings: Settings = {
    siteUrl: optional(siteUrlVariable(env), origin) ?? siteDefaults.SITE_URL,
    productName: optional("SITE_PRODUCT_NAME", nameRule) ?? siteDefaults.SITE_PRODUCT_NAME,
    productSegment: optional("SITE_PRODUCT_SEGMENT", segment) ?? siteDefaults.SITE_PRODUCT_SEGMENT,
    httpsScope: optional("SITE_HTTPS_SCOPE", httpsScope) ?? "host",
    company: Object.fromEntries(
      companySettings.flatMap((key) => {
        const value = optional(key, companyRules[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    ),
    sanity: withoutUndefined({
      projectId: optional("SANITY_PROJECT_ID", sanityProject),
      dataset: optional("SANITY_DATASET", sanityDataset) ?? "production",
      token: optional("SANITY_TOKEN", token),
      apiHost: optional("SANITY_API_HOST", host),
      timeout: optional("SANITY_TIMEOUT", wholeNumber(1, 600)) ?? 15,
      studioUrl: optional("SANITY_STUDIO_URL", origin),
    }),
    preview: optional("SITE_PREVIEW", flag) ?? false,
    maxPostLoss: optional("SITE_MAX_POST_LOSS", wholeNumber(0, 100)) ?? 20,
    acceptPostLoss: optional("SITE_ACCEPT_POST_LOSS", flag) ?? false,
    receiver: optional("SITE_RECEIVER", flag) ?? true,
    keepMonths: optional("LEADS_KEEP_MONTHS", wholeNumber(1, 999)) ?? defaultKeepMonths,
    bookingFrame: urlByLocale("GATSBY_BOOKING_FRAME"),
    whitePaperFrame: urlByLocale("GATSBY_WHITE_PAPER_FRAME"),
    ...withoutUndefined({
      apiOrigin: optional("GATSBY_API_ORIGIN", origin),
      analyticsId: optional("GATSBY_ANALYTICS_ID", analyticsId),
      marketingScriptUrl: optional("GATSBY_MARKETING_SCRIPT_URL", urlRule),
    }),
  };

  const { preview, sanity } = settings;
  if (preview && sanity.projectId !== undefined && sanity.token === undefined) {
    problems.push(
      "SANITY_TOKEN is not set, but a preview needs it: Sanity shows drafts to nobody without a " +
        "token. Make one that may read, under API in sanity.io/manage.",
    );
  }
  if (problems.length > 0) {
    throw new Error(`The settings cannot be used:\n${problems.map((p) => `- ${p}`).join("\n")}`);
  }
  return preview ? withoutVendors(settings) : settings;
}

/** The variables that have no meaning in a preview. */
export const vendorSettings = [
  "GATSBY_API_ORIGIN",
  "GATSBY_ANALYTICS_ID",
  "GATSBY_MARKETING_SCRIPT_URL",
] as const;

/** Where the forms send requests. A preview sends none. */
export function requestTarget(settings: Settings): "own-api" | "receiver" | "nowhere" {
  if (settings.preview) return "nowhere";
  if (settings.apiOrigin !== undefined) return "own-api";
  return settings.receiver ? "receiver" : "nowhere";
}

function withoutVendors(settings: Settings): Settings {
  const { apiOrigin: _o, analyticsId: _a, marketingScriptUrl: _m, ...rest } = settings;
  return rest;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function withoutUndefined<T extends Record<string, unknown>>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
