import { site } from "../../config/site";

const safeProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The target of a link in content, if a browser may be sent there.
 *
 * @returns undefined for `javascript:`, `data:`, protocol-relative and unreadable addresses, and for
 * those with a name and a password.
 */
export function safeHref(href: string | undefined): string | undefined {
  const target = href?.trim() ?? "";
  // Browsers drop tabs and line breaks, so that "/\t/example.com" leads away from the site.
  if (/\p{Cc}/u.test(target)) return undefined;
  if (/^\/(?![/\\])/.test(target) || target.startsWith("#")) return target;
  if (!URL.canParse(target)) return undefined;
  const { protocol, username, password } = new URL(target);
  // "https://www.our-site.com@evil.example" leads to evil.example.
  const isPlain = username === "" && password === "";
  return isPlain && safeProtocols.has(protocol) ? target : undefined;
}

/**
 * An address on the site itself without its origin, so that it leads within the site wherever that is
 * shown; any other as it is.
 *
 * @param href as `safeHref` returns it.
 */
export function withoutOwnOrigin(href: string): string {
  const rest = href.startsWith(site.url) ? href.slice(site.url.length) || "/" : "";
  // What follows may be the rest of another host's name, or, without the origin, a host itself.
  return /^\/(?![/\\])/.test(rest) ? rest : href;
}
