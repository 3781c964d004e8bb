import { notFoundCopyPaths } from "../../i18n/routes";
import type { StaticHost } from "./headers-file";

/** Where the not-found pages lie: each answers for the unknown addresses below its folder. */
const notFoundPaths = ["/404", ...notFoundCopyPaths()];

/**
 * `_redirects`, with which the not-found pages' own addresses answer 404 like any other unknown one,
 * and not 200 because there is such a file.
 *
 * @param host Cloudflare Pages knows no rule with this status, but looks for the page that is nearest to
 * where a rule leads; Netlify has such rules, and needs them, since it finds no `404.html` by itself but
 * the one at the top.
 */
export function redirectsFile(host: StaticHost): string {
  const lines = host === "netlify" ? netlifyRules() : notFoundPaths.map(toNowhere);
  return `${lines.join("\n")}\n`;
}

/** The last part must stay the name of no file. */
const toNowhere = (path: string) => `${path} ${path}/- 200`;

function netlifyRules(): string[] {
  // The exclamation mark: even though there is a file. A rule may not lead to its own address.
  const own = notFoundPaths.flatMap((path) => [
    `${path} ${path}.html 404!`,
    `${path}.html ${path} 404!`,
  ]);
  // The first rule that fits counts: the longest paths first.
  const copies = notFoundCopyPaths().sort((a, b) => b.length - a.length);
  return [...own, ...copies.map((path) => `${path.replace(/404$/, "*")} ${path}.html 404`)];
}
