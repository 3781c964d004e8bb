/** Reads the targets of links. Knows the site's origin and paths. */
import { parsedUrl } from "../../config/parsed-url";
import { locales, type Locale } from "../../i18n/locales";
import { phoneHref } from "../../i18n/phone-number";
import { isFixedPath, isPagePath, pageNames, pagePath, postPath } from "../../i18n/routes";
import { attachmentTypes } from "../model/asset-formats";
import { isOwnUrl } from "../model/own-url";
import { mailtoAddress, readEmail } from "./read-email";
import type { FindingKey, Severity } from "./finding";
import { readLine, type StoredFields } from "./read-text";
import { decodedUrl } from "../../config/decoded-url";
import { visibleText } from "../../config/visible-text";

/** A post that a link refers to, as the site has it in a language. */
type LinkedPost = {
  readonly title: string;
  /** Undefined where it has no page. */
  readonly path: string | undefined;
};

/** Returns whether a path of this site, without a final slash, leads to a page or a file. */
export type HasPath = (path: string) => boolean;

/** Where links may lead. */
export type LinkTargets = {
  readonly hasPath: HasPath;
  /** Returns whether the page at a path has an element with an id. */
  readonly hasPart: (path: string, id: string) => boolean;
  /** Returns the post with an id; undefined if there is none. */
  readonly findPost: (id: string, locale: Locale) => LinkedPost | undefined;
};

/**
 * What can be told without the other documents: a post may exist, and so may a file or a part of a page. The path
 * of a post that a link refers to is not known.
 */
export const permissiveLinks: LinkTargets = {
  hasPath: (path) =>
    !isPagePath(path) ||
    isFixedPath(path) ||
    locales.some((locale) => path.startsWith(postPath("", locale))),
  hasPart: () => true,
  findPost: (_, locale) => ({ title: "", path: postPath("", locale) }),
};

type LinkReading = {
  /** Safe to be followed; undefined if the link is shown as text. */
  readonly href?: string;
  readonly finding?: readonly [key: FindingKey, severity: Severity, value?: string | undefined];
};

const unusable: LinkReading = { finding: ["linkUnusable", "left-out"] };
/** What was meant is clear, though it is not what was written. */
const understood = (href: string): LinkReading => ({ href, finding: ["linkRead", "shown"] });
const withoutSpaces = (target: string) => target.replace(/\s/g, "%20");

/** A host without a protocol, perhaps with a path. */
const hostLike = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?=$|[/?#])/u;

/** A web address whose host has a dot, and no sign of the sentence around it, which `URL` takes for a part of the host. */
const webAddress =
  /^https?:[/\\]*(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?=$|[/\\?#])/iu;

/**
 * Addresses that Outlook, Teams, Google and Facebook put before the links in what is copied from them. They expire, and
 * Outlook's name the person who received the mail.
 */
const wrapper =
  /^(?:\w+\.safelinks\.protection\.outlook\.com\/|statics\.teams\.cdn\.office\.net\/.*safelinks|www\.google(?:\.\w+)+\/url$|lm?\.facebook\.com\/l\.php$)/;

/** Returns the link that a program has put an address of its own before; undefined for any other. */
function unwrapped({ host, pathname, searchParams }: URL): string | undefined {
  if (!wrapper.test(host + pathname)) return undefined;
  const targets = ["url", "q", "u"].map((name) => searchParams.get(name) ?? "");
  return targets.find((target) => /^https?:/i.test(target));
}

/** @param path with its query and fragment. */
function readPath(path: string, { hasPath, hasPart }: LinkTargets): LinkReading {
  const [, pathname = "", query = "", fragment = ""] = /^([^?#]*)([^#]*)(.*)$/s.exec(path) ?? [];
  const isPage = isPagePath(pathname);
  const shown = isPage ? pathname.replace(/(?!^)\/+$/, "").toLowerCase() : pathname;
  if (!hasPath(shown)) return { href: withoutSpaces(path), finding: ["linkGone", "shown"] };
  const href = withoutSpaces(shown + query + fragment);
  const part = decodedUrl(fragment.slice(1));
  const isThere = !isPage || part === "" || hasPart(shown, part);
  return isThere ? { href } : { href, finding: ["linkPart", "shown", path] };
}

function readUrl(target: string, targets: LinkTargets): LinkReading {
  const url = parsedUrl(target);
  if (!url) return unusable;
  // "https://www.our-site.com@evil.example" leads to evil.example.
  if (url.username !== "" || url.password !== "") return unusable;
  const inner = unwrapped(url);
  if (inner !== undefined) return readUrl(inner, targets);
  const path = url.pathname + url.search + url.hash;
  // The rest may be a protocol-relative URL.
  if (isOwnUrl(url) && !/^\/[/\\]/.test(path)) return readPath(path, targets);
  if (!webAddress.test(target)) return unusable;
  // Without two slashes, browsers resolve it against the page's own address.
  return /^https?:\/\/[^/\\]/i.test(target)
    ? { href: withoutSpaces(target) }
    : understood(url.href);
}

function readMailto(rest: string): LinkReading {
  const [, written = "", query = ""] = /^([^?]*)(.*)$/s.exec(rest) ?? [];
  const addresses = written.split(",").map((each) => readEmail(`mailto:${each}`));
  if (addresses.includes(undefined)) return { finding: ["linkEmail", "left-out"] };
  const encoded = addresses.map((address = "") => mailtoAddress(address));
  return { href: `mailto:${encoded.join(",")}${withoutSpaces(query)}` };
}

function readTel(written: string): LinkReading {
  const [, number = "", extension = ""] = /^([^;]*)(;ext=\d+)?$/.exec(written) ?? [];
  const href = phoneHref(number);
  if (href === undefined) return { finding: ["linkPhone", "left-out"] };
  return { href: href + extension };
}

/**
 * Reads the target of a link in a text. A link to this site, by any of its hosts, stays within it. Unsafe are
 * `javascript:`, `data:`, protocol-relative and malformed URLs, and those with credentials.
 */
export function readLink(stored: unknown, targets: LinkTargets = permissiveLinks): LinkReading {
  const written = typeof stored === "string" ? visibleText(stored).trim() : "";
  // As HTML writes it.
  const target = written.replaceAll("&amp;", "&");
  if (target === "") return { finding: ["link", "left-out"] };
  // Browsers strip tabs and line breaks, so "/\t/example.com" would lead off the site.
  if (/\p{Cc}/u.test(target)) return unusable;
  if (target.startsWith("#")) return target === "#" ? unusable : { href: target };
  if (/^\/(?![/\\])/.test(target)) return readPath(target, targets);
  const isFileName = !/[/?#]/.test(target) && attachmentTypes.has(target.split(".").at(-1) ?? "");
  if (hostLike.test(target)) {
    const { href, finding } = readUrl(`https://${target}`, targets);
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
      return readUrl(target, targets);
    case "mailto":
      return readMailto(rest);
    case "tel":
      return readTel(decodedUrl(rest));
    default:
      return unusable;
  }
}

/** Returns the id of the document that a reference leads to; undefined if it leads nowhere. */
export function referenceId(reference: unknown): string | undefined {
  const id = (reference as { readonly _ref?: unknown } | null | undefined)?._ref;
  return typeof id === "string" && id !== "" ? id : undefined;
}

/** Reads a link to a page or an article of this site, which follows its address. An article counts before a page. */
export function readInternalLink(
  { post, page, fragment }: StoredFields,
  locale: Locale,
  { findPost, hasPart }: LinkTargets,
): LinkReading {
  const id = referenceId(post);
  const name = pageNames().find((each) => each === page);
  if (id === undefined && name === undefined) return { finding: ["linkTarget", "left-out"] };
  const found = id === undefined ? undefined : findPost(id, locale);
  const path = id === undefined ? name && pagePath(name, locale) : found?.path;
  if (path === undefined)
    return { finding: ["linkUnpublished", "left-out", found?.title || undefined] };
  const part = readLine(fragment).replace(/^#/, "");
  if (part === "") return { href: path };
  const href = withoutSpaces(`${path}#${part}`);
  if (hasPart(path, part)) return { href };
  return { href, finding: ["linkPart", "shown", `${path}#${part}`] };
}
