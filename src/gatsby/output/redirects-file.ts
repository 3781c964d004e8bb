import { notFoundCopyPaths } from "../../i18n/routes";
import type { StaticHost } from "./headers-file";

/** Paths of the not-found pages. Each is served for unknown URLs below its folder. */
const notFoundPaths = ["/404", ...notFoundCopyPaths()];

/**
 * Returns the content of `_redirects`, which makes the not-found pages' own URLs respond with 404 although
 * the files exist.
 *
 * @param host Cloudflare Pages has no 404 rules, but serves the not-found page nearest to a rule's target.
 * Netlify has them, and needs them: by itself it finds only the `404.html` in the root.
 */
export function redirectsFile(host: StaticHost): string {
  const lines = host === "netlify" ? netlifyRules() : notFoundPaths.map(toNowhere);
  return `${lines.join("\n")}\n`;
}

/** No file may ever have the name `-`. */
const toNowhere = (path: string) => `${path} ${path}/- 200`;

function netlifyRules(): string[] {
  // `!` overrides existing files. A rule may not point to its own path.
  const own = notFoundPaths.flatMap((path) => [
    `${path} ${path}.html 404!`,
    `${path}.html ${path} 404!`,
  ]);
  // The first matching rule wins, so the longest paths come first.
  const copies = notFoundCopyPaths().sort((a, b) => b.length - a.length);
  return [...own, ...copies.map((path) => `${path.replace(/404$/, "*")} ${path}.html 404`)];
}
