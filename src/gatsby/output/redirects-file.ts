import { locales, localePrefix } from "../../i18n/locales";
import { isBelowChildren, notFoundCopyPaths, parentPaths } from "../../i18n/routes";
import type { StaticHost } from "./headers-file";

/** Paths of the not-found pages. Each is served for unknown URLs below its folder. */
const notFoundPaths = ["/404", ...notFoundCopyPaths()];

/**
 * Returns the content of `_redirects`. The not-found pages' own URLs respond with 404 although the files exist, and so
 * does what is below a post or a help category: with the page's 404, not that of its folder.
 *
 * @param host Cloudflare has no 404 rules, but serves the not-found page nearest to a rule's target.
 * Netlify has them, and needs them: by itself it finds only the `404.html` in the root.
 * @param pagePaths paths of all pages. On Cloudflare, a rule also applies where a page exists.
 */
export function redirectsFile(host: StaticHost, pagePaths: readonly string[]): string {
  const lines = host === "netlify" ? netlifyRules() : cloudflareRules(pagePaths);
  return `${lines.join("\n")}\n`;
}

/** Paths below a page's children. A child with a slash at its end is no such path. */
function belowChildren(parent: string): string[] {
  return [`${parent}/:child/:below`, `${parent}/:child/:below/*`];
}

function cloudflareRules(pagePaths: readonly string[]): string[] {
  return [
    // No file may ever have the name `-`.
    ...notFoundPaths.map((path) => `${path} ${path}/- 200`),
    ...pagePaths.filter(isBelowChildren).map((path) => `${path} ${path} 200`),
    ...locales.flatMap((locale) =>
      parentPaths(locale)
        .flatMap(belowChildren)
        .map((path) => `${path} ${localePrefix(locale)}/- 200`),
    ),
  ];
}

function netlifyRules(): string[] {
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
    ...below,
    ...copies.map((path) => `${path.replace(/404$/, "*")} ${path}.html 404`),
  ];
}
