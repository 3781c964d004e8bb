import type { Settings } from "../../config/settings";

/**
 * Cloudflare Pages' `_headers`. Files whose name carries a hash of their content never change; anything
 * else is asked for again (the CDN's own default), so that a deploy is seen at once.
 */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

const unseen = { "X-Robots-Tag": "noindex, nofollow" };

const rules: Record<string, Record<string, string>> = {
  "/*": {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  },
  "/static/*": immutable,
  "/*.js": immutable,
};

/** @param preview keeps search engines away from files, too. */
export function headersFile({ preview }: Pick<Settings, "preview">): string {
  const all = preview ? { ...rules, "/*": { ...rules["/*"], ...unseen } } : rules;
  const blocks = Object.entries(all).map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
