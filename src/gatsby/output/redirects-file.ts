import { locales, localePrefix } from "../../i18n/locales";
import { isBelowChildren, notFoundCopyPaths, parentPaths } from "../../i18n/routes";
import type { Redirect } from "../../sanity/documents/resolve-redirects";
import type { StaticHost } from "./headers-file";

/** Paths of the not-found pages. Each is served for unknown URLs below its folder. */
const notFoundPaths = ["/404", ...notFoundCopyPaths()];

/** Rules without wildcards and placeholders: Cloudflare refuses to deploy a file with more. */
const MAX_STATIC_RULES = 2_000;

/** Share of the limit from which on a build tells of it. */
const NEAR = 0.9;

/** The rules of a host. */
type Rules = {
  readonly lines: readonly string[];
  /** What an editor has to know where there are nearly as many as the host takes. */
  readonly limitNote?: string | undefined;
};

/**
 * Builds `_redirects`: editors' redirects, and rules by which `/404` and paths below a post or a help category answer
 * with the page's 404.
 *
 * @param host Cloudflare has no 404 rules, but serves the not-found page nearest to a rule's target.
 * Netlify has them, and needs them: by itself it finds only the `404.html` in the root.
 * @param pagePaths paths of all pages. On Cloudflare, a rule also applies where a page exists.
 * @param redirects the newest first: those beyond a host's limit, which are left out, are the oldest.
 */
export function redirectsFile(
  host: StaticHost,
  pagePaths: readonly string[],
  redirects: readonly Redirect[],
): { readonly text: string } & Pick<Rules, "limitNote"> {
  const { lines, limitNote } =
    host === "netlify" ? netlifyRules(redirects) : cloudflareRules(pagePaths, redirects);
  return { text: `${lines.join("\n")}\n`, limitNote };
}

function limitNoteOf(count: number, leftOut: number): string | undefined {
  if (count < NEAR * MAX_STATIC_RULES) return undefined;
  const most = MAX_STATIC_RULES.toLocaleString("en");
  return (
    `_redirects has ${count.toLocaleString("en")} of the ${most} rules that Cloudflare takes` +
    `${leftOut > 0 ? `, so the ${leftOut} oldest redirects are left out` : ""}. ` +
    "A redirect takes two or four: remove old ones in the Studio."
  );
}

/** Paths below a page's children. A child with a slash at its end is no such path. */
function belowChildren(parent: string): string[] {
  return [`${parent}/:child/:below`, `${parent}/:child/:below/*`];
}

/**
 * The spellings of a path: Cloudflare compares whole ones. Browsers write the escapes of letters in upper case, the
 * links of WordPress are in lower case.
 */
function spellings(path: string): string[] {
  const lower = path.replace(/%[\dA-F]{2}/g, (escape) => escape.toLowerCase());
  return [...new Set([path, lower])].flatMap((each) => [each, `${each}/`]);
}

function cloudflareRules(pagePaths: readonly string[], redirects: readonly Redirect[]): Rules {
  const own = [
    // No file may ever have the name `-`.
    ...notFoundPaths.map((path) => `${path} ${path}/- 200`),
    ...pagePaths.filter(isBelowChildren).map((path) => `${path} ${path} 200`),
  ];
  const written = [...own];
  let leftOut = 0;
  for (const { from, to } of redirects) {
    const rules = spellings(from).map((path) => `${path} ${to} 301`);
    if (leftOut > 0 || written.length + rules.length > MAX_STATIC_RULES) leftOut += 1;
    else written.push(...rules);
  }
  const lines = [
    ...written,
    // Last: Cloudflare counts each rule from the first with a placeholder on as one with a placeholder, and takes 100.
    ...locales.flatMap((locale) =>
      parentPaths(locale)
        .flatMap(belowChildren)
        .map((path) => `${path} ${localePrefix(locale)}/- 200`),
    ),
  ];
  return { lines, limitNote: limitNoteOf(written.length, leftOut) };
}

function netlifyRules(redirects: readonly Redirect[]): Rules {
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
  const lines = [
    ...own,
    // Without `!`, a page is shown where there is one. Neither a final slash nor the case of escapes makes a difference.
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...below,
    ...copies.map((path) => `${path.replace(/404$/, "*")} ${path}.html 404`),
  ];
  return { lines };
}
