import type { Settings } from "../../config/settings";
import { trustedTypesPolicies } from "../../config/trusted-types";
import type { InlineCode } from "./inline-code";

/** What of the settings opens the policy. */
export type PolicySettings = Pick<
  Settings,
  | "analyticsId"
  | "apiOrigin"
  | "bookingFrame"
  | "marketingScriptUrl"
  | "siteUrl"
  | "whitePaperFrame"
>;

/** What Google Analytics 4 asks for when it is loaded by its id, by its vendor's own list. */
const analytics = {
  /** The Trusted Types policy that Google's scripts make for themselves. */
  types: ["goog#html"],
  picture: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  request: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
} as const;

const own = "'self'";
const none = "'none'";

/**
 * The Content-Security-Policy of every page: the site's own origin, and another one only where a
 * setting names it. No script runs but the few known ones inside the pages and those that they load, and
 * nothing makes text into code or markup but by a policy that is named here.
 */
export function contentSecurityPolicy(settings: PolicySettings, code: InlineCode): string {
  const { apiOrigin, bookingFrame, marketingScriptUrl, siteUrl, whitePaperFrame } = settings;
  const vendor = settings.analyticsId === undefined ? undefined : analytics;
  const frames = [...Object.values(bookingFrame), ...Object.values(whitePaperFrame)].map(originOf);
  // Where the visitor-tracking script comes from is also where it may report to.
  const tracker = marketingScriptUrl === undefined ? [] : [originOf(marketingScriptUrl)];

  const directives: Record<string, readonly string[]> = {
    // Not 'none': Firefox goes by it for prefetched pages, and has no directive of their own.
    "default-src": [own],
    "base-uri": [none],
    "connect-src": [own, ...(apiOrigin ? [apiOrigin] : []), ...(vendor?.request ?? []), ...tracker],
    "font-src": [own],
    "form-action": [own],
    "frame-ancestors": [none],
    "frame-src": frames.length > 0 ? frames : [none],
    "img-src": [own, ...(vendor?.picture ?? []), ...tracker],
    "manifest-src": [own],
    "media-src": [none],
    "object-src": [none],
    "require-trusted-types-for": ["'script'"],
    // Trust goes from a known script to those that it loads. Browsers pass over origins beside this word,
    // so that a script in the HTML is not trusted for the host that it comes from.
    "script-src": ["'strict-dynamic'", ...code.scripts],
    "style-src": [own, ...code.styles],
    "style-src-attr":
      code.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...code.styleAttributes] : [none],
    "trusted-types": [...Object.values(trustedTypesPolicies), ...(vendor?.types ?? [])],
    "worker-src": [none],
    // A site at an http address is one on somebody's own computer.
    ...(siteUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
  };
  return serialized(directives);
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function serialized(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
