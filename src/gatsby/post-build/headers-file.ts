import type { Settings } from "../../config/settings";
import { trustedTypesPolicies } from "../../config/trusted-types";
import { contentPolicy, type PolicySettings } from "./content-policy";
import type { InlineCode } from "./inline-code";

type Headers = Readonly<Record<string, string>>;

/** Of Cloudflare Pages, in characters; what is beyond is left out without a word. */
const longestLine = 2_000;

/**
 * Files whose name carries a hash of their content never change; anything else is asked for again (the
 * CDN's own default), so that a deploy is seen at once.
 */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

const unseen: Headers = { "X-Robots-Tag": "noindex, nofollow" };

/** What the site never asks of a browser, for itself and for any frame in it. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Nothing makes text into code or markup but by a known policy. Not enforced: see `docs/security.md`. */
const trustedTypes = `require-trusted-types-for 'script'; trusted-types ${Object.values(trustedTypesPolicies).join(" ")}`;

/** Of every answer; why each, and what is left out: `docs/security.md`. */
function everywhere(policy: string): Headers {
  return {
    "Content-Security-Policy": policy,
    "Content-Security-Policy-Report-Only": trustedTypes,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((name) => `${name}=()`).join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Two years. Browsers pass over it where the site is served over http.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
  };
}

/**
 * Cloudflare Pages' and Netlify's `_headers`. A header that two rules give to one path would be sent with
 * both values, so that no name stands in two rules that overlap.
 *
 * @param settings `preview` keeps search engines away from files, too.
 * @throws Error when a line is longer than the CDN takes.
 */
export function headersFile(
  settings: PolicySettings & Pick<Settings, "preview">,
  code: InlineCode,
): string {
  const rules: Readonly<Record<string, Headers>> = {
    "/*": { ...everywhere(contentPolicy(settings, code)), ...(settings.preview && unseen) },
    "/static/*": immutable,
    "/*.js": immutable,
    "/*.css": immutable,
  };
  const blocks = Object.entries(rules).map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  const tooLong = blocks
    .flatMap((block) => block.split("\n"))
    .find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `The header ${tooLong.trim().split(":")[0]} has ${tooLong.length} characters, and the CDN takes ` +
        `${longestLine}. Most of it are hashes: move styles from style attributes into style sheets.`,
    );
  }
  return `${blocks.join("\n\n")}\n`;
}
