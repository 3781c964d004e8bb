import { locales, localePrefix } from "../../i18n/locales";
import { isBelowChildren, notFoundCopyPaths, parentPaths } from "../../i18n/routes";
import type { Redirect } from "../../sanity/documents/resolve-redirects";
import type { StaticHost } from "./headers-file";

/** Paths of the not-found pages. Each is served for unknown URLs below its folder. */
const notFoundPaths = ["/404", ...notFoundCopyPaths()];

/** Rules without wildcards and placeholders that Cloudflare reads; it ignores what comes after them. */
const MAX_STATIC_RULES = 2_000;

/** Share of the limit from which on a build tells of it. */
const NEAR = 0.9;

/**
 * Returns the content of `_redirects`: the redirects of the content, and those of the not-found pages. The not-found pages' own URLs respond with 404 although the files exist, and so
 * does what is below a post or a help category: with the page's 404, not that of its folder.
 *
 * @param host Cloudflare has no 404 rules, but serves the not-found page nearest to a rule's target.
 * Netlify has them, and needs them: by itself it finds only the `404.html` in the root.
 * @param pagePaths paths of all pages. On Cloudflare, a rule also applies where a page exists.
 * @param redirects the newest first: those beyond a host's limit are the oldest.
 */
export function redirectsFile(
  host: StaticHost,
  pagePaths: readonly string[],
  redirects: readonly Redirect[],
): string {
  const lines =
    host === "netlify" ? netlifyRules(redirects) : cloudflareRules(pagePaths, redirects);
  return `${lines.join("\n")}\n`;
}

/** Returns what an editor has to know if a file has nearly as many rules as its host reads, or more. */
export function redirectLimitNote(host: StaticHost, file: string): string | undefined {
  const count = file.split("\n").filter((line) => /^[^\s:*]+ /.test(line)).length;
  if (host === "netlify" || count < NEAR * MAX_STATIC_RULES) return undefined;
  const most = MAX_STATIC_RULES.toLocaleString("en");
  const state =
    count > MAX_STATIC_RULES
      ? `more than the ${most} that Cloudflare reads, so the oldest redirects are lost`
      : `of the ${most} that Cloudflare reads`;
  return `_redirects has ${count.toLocaleString("en")} rules, ${state}. A redirect takes two: remove old ones in the Studio.`;
}

/** Paths below a page's children. A child with a slash at its end is no such path. */
function belowChildren(parent: string): string[] {
  return [`${parent}/:child/:below`, `${parent}/:child/:below/*`];
}

/** Cloudflare compares whole paths, so that a final slash needs a rule of its own. */
function cloudflareRules(pagePaths: readonly string[], redirects: readonly Redirect[]): string[] {
  return [
    // No file may ever have the name `-`.
    ...notFoundPaths.map((path) => `${path} ${path}/- 200`),
    ...pagePaths.filter(isBelowChildren).map((path) => `${path} ${path} 200`),
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    // After the first rule with a placeholder, all count as such, of which there may be 100.
    ...locales.flatMap((locale) =>
      parentPaths(locale)
        .flatMap(belowChildren)
        .map((path) => `${path} ${localePrefix(locale)}/- 200`),
    ),
  ];
}

function netlifyRules(redirects: readonly Redirect[]): string[] {
  // `!` overrides existing files. A rule may not point to its own path.
  const own = notFoundPaths.flatMap((path) => [
    `${path} ${path}.html 404!`,
    `${path}.html ${path} 404!`,
  ]);
  const below = locales.flatMap((locale) =>
    parentPaths(locale)
      .flatMap(belowChildren)
      .map((path) => `${path} ${localePrefix(locale)}/404.html 404`),
  );
  // The first matching rule wins, so the longest paths come first.
  const copies = notFoundCopyPaths().sort((a, b) => b.length - a.length);
  return [
    ...own,
    // Without `!`, a page is shown where there is one. A final slash makes no difference.
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...below,
    ...copies.map((path) => `${path.replace(/404$/, "*")} ${path}.html 404`),
  ];
}
