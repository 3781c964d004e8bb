import type { Settings } from "../../config/settings/schema";
import { contentSecurityPolicy, type PolicySettings } from "./content-security-policy";
import type { InlineCode } from "./inline-code";

type Headers = Readonly<Record<string, string>>;

type HeaderSettings = PolicySettings & Pick<Settings, "httpsScope" | "preview">;

/** The CDN that reads the file. If several rules match a path, it joins a header's values with commas. */
export type StaticHost = "cloudflare" | "netlify";

/** Limit of Cloudflare Pages, in characters; it silently drops longer lines. */
const maxLineLength = 2_000;
const indent = "  ";

/**
 * For files with a content hash in their name. Browsers revalidate all others (the CDN's default), so that a
 * deploy is visible at once.
 */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * The CDN's default for files. Cloudflare sends redirects without any, and a browser would follow a permanent one
 * without asking again: for ever, even once its address has a page again.
 */
const revalidated: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };

const noIndex: Headers = { "X-Robots-Tag": "noindex, nofollow" };

/** Scripts whose names have no hash: service workers that remove those of an older site. */
const unhashed = ["/sw.js", "/service-worker.js"];

/** Feed readers, social networks and search engines embed these. */
const images = ["/*.ico", "/*.jpg", "/*.png", "/*.svg", "/*.webp"];

const resourcePolicy = "Cross-Origin-Resource-Policy";
const sameOrigin: Headers = { [resourcePolicy]: "same-origin" };
const crossOrigin: Headers = { [resourcePolicy]: "cross-origin" };

/** Two years. Browsers ignore it over http. */
const strictTransport = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
} as const satisfies Record<Settings["httpsScope"], string>;

/** Browser features that neither the site nor a frame on it uses. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "cross-origin-isolated",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "sync-xhr",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Returns the headers of every response but the content policy. `docs/security.md` explains each, and those left
 * out.
 */
export function securityHeaders(
  settings: Pick<HeaderSettings, "httpsScope" | "preview" | "studioUrl">,
): Headers {
  return {
    // The Studio shows a preview in a window of its own, too, and has to reach it.
    ...(settings.studioUrl === undefined && { "Cross-Origin-Opener-Policy": "same-origin" }),
    "Permissions-Policy": unusedFeatures.map((name) => `${name}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": strictTransport[settings.httpsScope],
    "X-Content-Type-Options": "nosniff",
    ...(settings.preview && noIndex),
  };
}

const lines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/**
 * Returns the lines of each path. No header is in two overlapping rules, unless the later one detaches it
 * first. Netlify cannot detach headers: there, pages lack the one header that differs for images, redirects have the
 * host's own, and service workers are immutable, which browsers overlook when they update one.
 */
function rulesFor(host: StaticHost, general: Headers): Record<string, readonly string[]> {
  const isNetlify = host === "netlify";
  const kept = [...(isNetlify ? [] : ["! Cache-Control"]), ...lines(immutable)];
  const asked = ["! Cache-Control", ...lines(revalidated)];
  const code = [...kept, ...lines(isNetlify ? sameOrigin : {})];
  const image = [...(isNetlify ? [] : [`! ${resourcePolicy}`]), ...lines(crossOrigin)];
  return {
    "/*": lines({ ...general, ...(!isNetlify && { ...sameOrigin, ...revalidated }) }),
    "/static/*": kept,
    "/*.js": code,
    "/*.css": code,
    ...(isNetlify
      ? { "/*.json": lines(sameOrigin) }
      : Object.fromEntries(unhashed.map((path) => [path, asked]))),
    ...Object.fromEntries(images.map((path) => [path, image])),
  };
}

/**
 * Returns the content of `_headers`, which Cloudflare Pages and Netlify read. A preview's headers keep search
 * engines away from all files.
 *
 * @throws Error if a line is longer than the CDN accepts.
 */
export function headersFile(settings: HeaderSettings, code: InlineCode, host: StaticHost): string {
  const policy = { "Content-Security-Policy": contentSecurityPolicy(settings, code) };
  const rules = rulesFor(host, { ...policy, ...securityHeaders(settings) });
  const tooLong = Object.values(rules)
    .flat()
    .find((line) => line.length + indent.length > maxLineLength);
  if (tooLong !== undefined) {
    throw new Error(
      `The header ${tooLong.split(":")[0]} has ${tooLong.length} characters, but the CDN accepts ` +
        `only ${maxLineLength}. Most are hashes: move styles from style attributes to stylesheets.`,
    );
  }
  const blocks = Object.entries(rules).map(([path, each]) =>
    [path, ...each.map((line) => indent + line)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
