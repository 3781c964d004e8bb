import { notFoundCopyPaths } from "../../i18n/routes";

/**
 * Netlify's `_redirects`: it finds no `404.html` but the one at the top by itself. Cloudflare Pages
 * does, and knows no rule with this status.
 */
export function redirectsFile(): string {
  // The first rule that fits counts: the longest paths first.
  const copies = notFoundCopyPaths().sort((a, b) => b.length - a.length);
  const lines = copies.map((path) => `${path.replace(/404$/, "*")} ${path}.html 404`);
  return `${lines.join("\n")}\n`;
}
