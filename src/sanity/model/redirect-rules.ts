/** Rules for the addresses that redirects lead from, shared by the Studio and the build. Pure. */
import { parsedUrl } from "../../config/parsed-url";
import { receiverPath } from "../../config/receiver-path";
import { site } from "../../config/site";
import { visibleText } from "../../config/visible-text";
import { locales } from "../../i18n/locales";
import { blogPagePath, isFixedPath, whitePaperPaths } from "../../i18n/routes";
import { isOwnUrl } from "./own-url";

/**
 * What every host matches literally: no wildcards and placeholders. An older site's addresses have names of files and
 * escapes (`/index.php`, `/f%C3%B6rskola`).
 */
const pattern = /^(?:\/(?:[a-z\d]|%[\dA-F]{2})(?:[\w.~-]|%[\dA-F]{2})*)+$/i;

/** Endings of the files that the site itself publishes, by names that change. */
const ownFile = /\.(?:js|css|json|xml|txt|ico|svg|png|webp|webmanifest)$/;

/** Characters. Cloudflare ignores a rule whose line has more than 1,000. */
const MAX_LENGTH = 300;

/** First segments of paths that hold the site's files, and those of the receiver. */
const ownFolders: ReadonlySet<string> = new Set([
  "static",
  "page-data",
  ...receiverPath.split("/").slice(1, 2),
]);

/** Hosts lead from these names to the page of their folder, or answer them with the not-found page. */
const ownNames: ReadonlySet<string> = new Set(["index", "404"]);

/** Paths above the later pages of the lists of posts. */
const listPages = locales.map((locale) => blogPagePath(2, locale).replace(/\d+$/, ""));

/**
 * Returns the path of an address as an editor may have pasted it: with this site's origin, a query or a final slash. Its
 * escapes are written as browsers write them, so that one address is one redirect.
 */
export function pathOfAddress(written: string): string {
  const address = visibleText(written);
  const url = parsedUrl(address, site.url);
  if (!url || !isOwnUrl(url)) return address;
  return url.pathname
    .replace(/(?!^)\/+$/, "")
    .replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}

/** Returns why no redirect may lead from a path, whatever the site's content is; undefined if one may. */
export function redirectPathProblem(
  path: string,
): "redirectFromUnusable" | "redirectFromPage" | undefined {
  // Some hosts take upper case for lower.
  const lower = path.toLowerCase();
  // Hosts lead from `/om-oss.html` to the page.
  if (isFixedPath(lower.replace(/\.html$/, ""))) return "redirectFromPage";
  if (!pattern.test(path) || path.length > MAX_LENGTH) return "redirectFromUnusable";
  const segments = lower.split("/").slice(1);
  const isOwn =
    ownFolders.has(segments[0] ?? "") ||
    ownNames.has(segments.at(-1)?.replace(/\.html$/, "") ?? "") ||
    ownFile.test(lower) ||
    Object.values(whitePaperPaths).includes(lower) ||
    listPages.some((above) => lower.startsWith(above));
  return isOwn ? "redirectFromPage" : undefined;
}
