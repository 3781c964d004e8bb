/** Compares the posts with those of the site published last: a build that would lose suspiciously many stops. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/settings/schema";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { postPath, screenPath } from "../../i18n/routes";
import type { HasPath } from "../../sanity/documents/read-link";

/** Number of posts in each language. */
type PostCounts = Readonly<Record<Locale, number>>;

/** Paths of posts by language. */
type PostPaths = Readonly<Record<Locale, readonly string[]>>;

/**
 * Whether a loss of posts looks like an error rather than an editor's work. Losing one post is always
 * accepted, unless it was the last.
 *
 * @param maxPercent accepted loss, as a percentage of `before`.
 */
export function isSuspiciousLoss(before: number, now: number, maxPercent: number): boolean {
  const lost = before - now;
  if (lost <= 0) return false;
  return now === 0 || (lost > 1 && lost * 100 > before * maxPercent);
}

/**
 * Returns an error for each language that lost more posts than the settings allow.
 *
 * @param before posts of the site published last; undefined if there is none.
 */
export function validatePostLoss(
  before: PostPaths | undefined,
  now: PostCounts,
  settings: Pick<Settings, "maxPostLoss" | "acceptPostLoss" | "preview">,
): string[] {
  const { maxPostLoss, acceptPostLoss, preview } = settings;
  if (!before || acceptPostLoss || preview) return [];
  return locales
    .filter((locale) => isSuspiciousLoss(before[locale].length, now[locale], maxPostLoss))
    .map(
      (locale) =>
        `The posts in the language "${locale}" would fall from ${before[locale].length} to ${now[locale]} ` +
        `since the site published last. More than ${maxPostLoss} % (SITE_MAX_POST_LOSS) looks like a ` +
        "mistake: check SANITY_DATASET, and what was unpublished. If it is intended, build once with " +
        "SITE_ACCEPT_POST_LOSS=true.",
    );
}

const isPostFile = (name: string) => name.endsWith(".html") && name !== "404.html";

/** Lists the paths of the posts of a built site. @returns undefined if the folder contains no site. */
export function publishedPosts(publicDirectory: string): PostPaths | undefined {
  if (!existsSync(join(publicDirectory, "index.html"))) return undefined;
  return byLocale((locale) => {
    const folder = join(publicDirectory, screenPath("blog", locale));
    const files = existsSync(folder) ? readdirSync(folder).filter(isPostFile) : [];
    return files.map((name) => postPath(name.replace(/\.html$/, ""), locale));
  });
}

/** Names the addresses of posts that the published site has, and to which nothing will lead. */
export function goneAddresses(before: PostPaths | undefined, leadsOn: HasPath): string[] {
  const gone = locales.flatMap((locale) => before?.[locale] ?? []).filter((path) => !leadsOn(path));
  if (gone.length === 0) return [];
  return [
    `${gone.join(", ")}. If an article has moved, add a redirect in the Studio; without one, its old address ` +
      "answers 404.",
  ];
}
