/** Reads the targets of links. Knows the site's origin and paths. */
import { site } from "../../config/site";
import { locales } from "../../i18n/locales";
import { isDialable, toDialableNumber } from "../../i18n/phone-number";
import { isFixedPath, isPagePath, postPath } from "../../i18n/routes";
import { attachmentTypes } from "../model/asset-formats";
import { readEmail } from "./read-email";
import type { FindingKey, Severity } from "./finding";

/** Returns whether a path of this site, without a final slash, leads to a page or a file. */
export type HasPath = (path: string) => boolean;

/** What can be told without the other documents: a post may exist, and so may a file. */
export const mayExist: HasPath = (path) =>
  !isPagePath(path) ||
  isFixedPath(path) ||
  locales.some((locale) => path.startsWith(postPath("", locale)));

type LinkReading = {
  /** Safe to be followed; undefined if the link is shown as text. */
  readonly href?: string;
  readonly finding?: readonly [key: FindingKey, severity: Severity];
};

const unusable: LinkReading = { finding: ["linkUnusable", "left-out"] };
/** What was meant is clear, though it is not what was written. */
const understood = (href: string): LinkReading => ({ href, finding: ["linkRead", "shown"] });
const withoutSpaces = (target: string) => target.replace(/\s/g, "%20");

/** A host without a protocol, perhaps with a path. */
const hostLike = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?=$|[/?#])/u;

/** Hosts with and without "www." are the same site. */
const hostOf = ({ host }: URL) => host.replace(/^www\./, "");

/** @param path with its query and fragment. */
function readPath(path: string, hasPath: HasPath): LinkReading {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const isPage = isPagePath(pathname);
  const shown = isPage ? pathname.replace(/(?!^)\/+$/, "").toLowerCase() : pathname;
  if (hasPath(shown)) return { href: withoutSpaces(shown + rest) };
  return { href: withoutSpaces(path), finding: ["linkGone", "shown"] };
}

function readUrl(target: string, hasPath: HasPath): LinkReading {
  if (!URL.canParse(target)) return unusable;
  const url = new URL(target);
  // "https://www.our-site.com@evil.example" leads to evil.example.
  if (url.username !== "" || url.password !== "") return unusable;
  const path = url.pathname + url.search + url.hash;
  const isOwn = hostOf(url) === hostOf(new URL(site.url));
  // The rest may be a protocol-relative URL.
  if (isOwn && !/^\/[/\\]/.test(path)) return readPath(path, hasPath);
  if (!url.hostname.includes(".")) return unusable;
  // Without two slashes, browsers resolve it against the page's own address.
  return /^https?:\/\/[^/\\]/i.test(target)
    ? { href: withoutSpaces(target) }
    : understood(url.href);
}

function readMailto(rest: string): LinkReading {
  const [, written = "", query = ""] = /^([^?]*)(.*)$/s.exec(rest) ?? [];
  const addresses = written.split(",").map(readEmail);
  if (addresses.includes(undefined)) return { finding: ["linkEmail", "left-out"] };
  return { href: `mailto:${addresses.join(",")}${withoutSpaces(query)}` };
}

function readTel(written: string): LinkReading {
  const [, number = "", extension = ""] = /^([^;]*)(;ext=\d+)?$/.exec(written) ?? [];
  if (!isDialable(number)) return { finding: ["linkPhone", "left-out"] };
  return { href: `tel:${toDialableNumber(number)}${extension}` };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads the target of a link in a text. A link to this site, by any of its hosts, stays within it. Unsafe are
 * `javascript:`, `data:`, protocol-relative and malformed URLs, and those with credentials.
 */
export function readLink(stored: unknown, hasPath: HasPath = mayExist): LinkReading {
  const target =
    typeof stored === "string" ? stored.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "") : "";
  if (target === "") return { finding: ["link", "left-out"] };
  // Browsers strip tabs and line breaks, so "/\t/example.com" would lead off the site.
  if (/\p{Cc}/u.test(target)) return unusable;
  if (target.startsWith("#")) return target === "#" ? unusable : { href: target };
  if (/^\/(?![/\\])/.test(target)) return readPath(target, hasPath);
  const isFileName = !/[/?#]/.test(target) && attachmentTypes.has(target.split(".").at(-1) ?? "");
  if (hostLike.test(target)) {
    const { href, finding } = readUrl(`https://${target}`, hasPath);
    if (isFileName || href === undefined) return unusable;
    return finding ? { href, finding } : understood(href);
  }
  const [, protocol = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(target) ?? [];
  if (protocol === "" && target.includes("@")) {
    const { href } = readMailto(target);
    return href === undefined ? unusable : understood(href);
  }
  switch (protocol.toLowerCase()) {
    case "http":
    case "https":
      return readUrl(target, hasPath);
    case "mailto":
      return readMailto(rest);
    case "tel":
      return readTel(decode(rest));
    default:
      return unusable;
  }
}
