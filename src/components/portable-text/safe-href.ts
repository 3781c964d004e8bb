import { site } from "../../config/site";

const safeProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Returns the trimmed target of a link in content, or undefined if it is unsafe: `javascript:`, `data:`,
 * protocol-relative and malformed URLs, and those with credentials.
 */
export function safeHref(href: string | undefined): string | undefined {
  const target = href?.trim() ?? "";
  // Browsers strip tabs and line breaks, so "/\t/example.com" would lead off the site.
  if (/\p{Cc}/u.test(target)) return undefined;
  if (/^\/(?![/\\])/.test(target) || target.startsWith("#")) return target;
  if (!URL.canParse(target)) return undefined;
  const { protocol, username, password } = new URL(target);
  // "https://www.our-site.com@evil.example" leads to evil.example.
  const hasNoCredentials = username === "" && password === "";
  return hasNoCredentials && safeProtocols.has(protocol) ? target : undefined;
}

/**
 * Strips the origin from a URL on the site itself, so that the link stays within the site on any host.
 * Returns every other URL unchanged.
 *
 * @param href as `safeHref` returns it.
 */
export function stripOwnOrigin(href: string): string {
  const rest = href.startsWith(site.url) ? href.slice(site.url.length) || "/" : "";
  // The rest may be the end of another host's name, or a protocol-relative URL.
  return /^\/(?![/\\])/.test(rest) ? rest : href;
}
