import type { Settings } from "../../config/settings/schema";
import { trustedTypesPolicies } from "../../config/trusted-types";
import type { InlineCode } from "./inline-code";

/** The settings that the policy depends on. */
export type PolicySettings = Pick<
  Settings,
  "analyticsId" | "apiOrigin" | "bookingFrame" | "marketing" | "siteUrl" | "whitePaperFrame"
> & {
  /** Whether the visitor-tracking script is Google's. */
  readonly googleAds?: boolean;
  /** Origin of the Studio that a preview is edited in; undefined for the published site. */
  readonly studioUrl?: string | undefined;
};

/** The Trusted Types policy that Google's scripts create. */
const googlePolicy = "goog#html";

/** What Google Analytics 4 needs, according to Google's documentation. */
const analytics = {
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  request: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
} as const;

const own = "'self'";
const none = "'none'";

/**
 * Returns the Content-Security-Policy of all pages but the receiver's answer. It allows the site's own origin and
 * those in the settings; the site's inline scripts and what they load; and the Trusted Types policies named here.
 */
export function contentSecurityPolicy(settings: PolicySettings, code: InlineCode): string {
  const { apiOrigin, bookingFrame, marketing, siteUrl, whitePaperFrame } = settings;
  const vendor = settings.analyticsId === undefined ? undefined : analytics;
  const types = vendor || settings.googleAds ? [googlePolicy] : [];
  const frames = [bookingFrame, whitePaperFrame]
    .flatMap((urls) => Object.values<string | undefined>(urls))
    .flatMap((url) => (url === undefined ? [] : originOf(url)));
  // The visitor-tracking script may report only to its own origin.
  const tracker = marketing.scriptUrl === undefined ? [] : [originOf(marketing.scriptUrl)];

  const directives: Record<string, readonly string[]> = {
    // Not 'none': Firefox applies it to prefetched pages, for which it has no other directive.
    "default-src": [own],
    "base-uri": [none],
    "connect-src": [own, ...(apiOrigin ? [apiOrigin] : []), ...(vendor?.request ?? []), ...tracker],
    "font-src": [own],
    "form-action": [own],
    "frame-ancestors": [settings.studioUrl ?? none],
    "frame-src": frames.length > 0 ? frames : [none],
    "img-src": [own, ...(vendor?.image ?? []), ...tracker],
    "manifest-src": [own],
    "media-src": [none],
    "object-src": [none],
    "require-trusted-types-for": ["'script'"],
    // The hashed scripts pass trust on to those they load. Browsers then ignore origins, so a script in the
    // HTML is not trusted because of its host.
    "script-src": ["'strict-dynamic'", ...code.scripts],
    "style-src": [own, ...code.styles],
    "style-src-attr":
      code.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...code.styleAttributes] : [none],
    "trusted-types": [...Object.values(trustedTypesPolicies), ...types],
    "worker-src": [none],
    // A site with an http URL runs on a developer's machine.
    ...(siteUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
  };
  return serialized(settings.studioUrl === undefined ? directives : withOverlays(directives));
}

/** Adds what Sanity's overlays need: their styles are inline, and the Studio's icons come as markup. */
function withOverlays({
  "require-trusted-types-for": _markup,
  ...directives
}: Readonly<Record<string, readonly string[]>>) {
  // Without hashes, next to which browsers ignore it.
  const anyStyle = ["'unsafe-inline'"];
  return { ...directives, "style-src": [own, ...anyStyle], "style-src-attr": anyStyle };
}

function originOf(url: string): string {
  return new URL(url).origin;
}

function serialized(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
