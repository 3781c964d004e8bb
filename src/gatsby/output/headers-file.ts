import type { Settings } from "../../config/settings";
import { contentSecurityPolicy, type PolicySettings } from "./content-security-policy";
import type { InlineCode } from "./inline-code";

type Headers = Readonly<Record<string, string>>;

type HeaderSettings = PolicySettings & Pick<Settings, "httpsScope" | "preview">;

/** Who reads the file. Where several rules fit a path, the values of a header are joined by commas. */
export type StaticHost = "cloudflare" | "netlify";

/** Of Cloudflare Pages, in characters; what is beyond is left out without a word. */
const longestLine = 2_000;
const indent = "  ";

/**
 * Files whose name carries a hash of their content never change; anything else is asked for again (the
 * CDN's own default), so that a deploy is seen at once.
 */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

const unseen: Headers = { "X-Robots-Tag": "noindex, nofollow" };

/** Feeds, social networks and search engines name them, and whoever reads there sees them. */
const pictures = ["/*.ico", "/*.jpg", "/*.png", "/*.svg", "/*.webp"];

const resourcePolicy = "Cross-Origin-Resource-Policy";
const forOwnPages: Headers = { [resourcePolicy]: "same-origin" };
const forAnyPage: Headers = { [resourcePolicy]: "cross-origin" };

/** Two years. Browsers pass over it where the site is served over http. */
const strictTransport = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
} as const satisfies Record<Settings["httpsScope"], string>;

/** What the site never asks of a browser, for itself and for any frame in it. */
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

/** Of every answer; why each, and what is left out: `docs/security.md`. */
function everywhere(settings: HeaderSettings, code: InlineCode): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(settings, code),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((name) => `${name}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": strictTransport[settings.httpsScope],
    "X-Content-Type-Options": "nosniff",
    ...(settings.preview && unseen),
  };
}

const lines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/**
 * The lines of each path. No name stands in two rules that overlap, unless the later one takes it back
 * first. Netlify knows no such line: there, pages go without the one header that differs for pictures.
 */
function rulesFor(host: StaticHost, general: Headers): Record<string, readonly string[]> {
  const isNetlify = host === "netlify";
  const code = lines({ ...immutable, ...(isNetlify && forOwnPages) });
  const picture = [...(isNetlify ? [] : [`! ${resourcePolicy}`]), ...lines(forAnyPage)];
  return {
    "/*": lines({ ...general, ...(!isNetlify && forOwnPages) }),
    "/static/*": lines(immutable),
    "/*.js": code,
    "/*.css": code,
    ...(isNetlify && { "/*.json": lines(forOwnPages) }),
    ...Object.fromEntries(pictures.map((path) => [path, picture])),
  };
}

/**
 * Cloudflare Pages' and Netlify's `_headers`.
 *
 * @param settings `preview` keeps search engines away from files, too.
 * @throws Error when a line is longer than the CDN takes.
 */
export function headersFile(
  settings: HeaderSettings,
  code: InlineCode,
  host: StaticHost = "cloudflare",
): string {
  const rules = rulesFor(host, everywhere(settings, code));
  const tooLong = Object.values(rules)
    .flat()
    .find((line) => line.length + indent.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `The header ${tooLong.split(":")[0]} has ${tooLong.length} characters, and the CDN takes ` +
        `${longestLine}. Most of it are hashes: move styles from style attributes into style sheets.`,
    );
  }
  const blocks = Object.entries(rules).map(([path, each]) =>
    [path, ...each.map((line) => indent + line)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
