/** Where redirects lead, beside the site's pages and each other. Pure. */
import { defaultLocale, localeFromPath, type Locale } from "../../i18n/locales";
import { pagePath } from "../../i18n/routes";
import type { FindingKey } from "./finding";
import type { HasPath } from "./read-link";
import { readRedirect, type RedirectContent } from "./read-redirect";
import type { StoredFields } from "./read-text";

/** An old address and its successor, as paths. */
export type Redirect = { readonly from: string; readonly to: string };

/** A stored redirect that the site does without. */
export type UnusedRedirect = {
  readonly redirect: StoredFields;
  readonly from: string;
  /** "redirectPostGone": its post is not published, or not in the language of the address. */
  readonly reason: "redirectFromPage" | "redirectTwice" | "redirectPostGone";
};

export type ResolvedRedirects = {
  /** The newest first. */
  readonly redirects: readonly Redirect[];
  readonly unused: readonly UnusedRedirect[];
};

/** What is at an address besides a redirect. */
type Taken = {
  readonly hasPage: HasPath;
  /** Whether another redirect leads from the path. */
  readonly hasRedirect: HasPath;
};

/**
 * Returns why a redirect cannot lead from a path of a site; undefined if it can. Hosts follow a redirect before
 * they look for a page, so that a page there could not be reached.
 */
export function redirectConflict(
  from: string,
  { hasPage, hasRedirect }: Taken,
): Extract<FindingKey, "redirectFromPage" | "redirectTwice"> | undefined {
  if (hasPage(from.toLowerCase())) return "redirectFromPage";
  return hasRedirect(from) ? "redirectTwice" : undefined;
}

/** Returns what a document of the type `redirect` says, in any language. */
export function redirectOf(document: StoredFields): RedirectContent {
  return readRedirect(document).byLanguage[defaultLocale];
}

type Pages = {
  readonly hasPage: HasPath;
  /** Returns the path of a published post; undefined if it has none in that language. */
  readonly postPath: (id: string, locale: Locale) => string | undefined;
};

/**
 * Returns the redirects of a site. Those that cannot be read are left out, and so are those whose address has a
 * page, those whose post is not published, and of several from one address all but the newest.
 */
export function resolveRedirects(
  documents: readonly StoredFields[],
  { hasPage, postPath }: Pages,
): ResolvedRedirects {
  const redirects = new Map<string, Redirect>();
  const unused: UnusedRedirect[] = [];
  const readable = documents
    .map((redirect) => ({ redirect, ...redirectOf(redirect) }))
    .filter(({ from, post, page }) => from !== "" && (post !== "" || page))
    .sort((one, other) => (one.since < other.since ? 1 : one.since > other.since ? -1 : 0));
  for (const { redirect, from, post, page } of readable) {
    const locale = localeFromPath(from);
    const to = page ? pagePath(page, locale) : postPath(post, locale);
    const hasRedirect = (path: string) => redirects.has(path);
    const reason =
      redirectConflict(from, { hasPage, hasRedirect }) ??
      (to === undefined ? "redirectPostGone" : undefined);
    if (reason !== undefined) unused.push({ redirect, from, reason });
    else redirects.set(from, { from, to: to ?? "" });
  }
  return { redirects: [...redirects.values()], unused };
}
