/** Stops a build that would lose suspiciously many posts. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../config/settings/schema";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";

/** Number of posts in each language. */
type PostCounts = Readonly<Record<Locale, number>>;

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
  before: PostCounts | undefined,
  now: PostCounts,
  settings: Pick<Settings, "maxPostLoss" | "acceptPostLoss" | "preview">,
): string[] {
  const { maxPostLoss, acceptPostLoss, preview } = settings;
  if (!before || acceptPostLoss || preview) return [];
  return locales
    .filter((locale) => isSuspiciousLoss(before[locale], now[locale], maxPostLoss))
    .map(
      (locale) =>
        `The posts in the language "${locale}" would fall from ${before[locale]} to ${now[locale]} ` +
        `since the site published last. More than ${maxPostLoss} % (SITE_MAX_POST_LOSS) looks like a ` +
        "mistake: check SANITY_DATASET, and what was unpublished. If it is intended, build once with " +
        "SITE_ACCEPT_POST_LOSS=true.",
    );
}

const isPostFile = (name: string) => name.endsWith(".html") && name !== "404.html";

/** Counts the posts of a built site by their pages. @returns undefined if the folder contains no site. */
export function countPublishedPosts(publicDirectory: string): PostCounts | undefined {
  if (!existsSync(join(publicDirectory, "index.html"))) return undefined;
  return byLocale((locale) => {
    const folder = join(publicDirectory, screenPath("blog", locale));
    return existsSync(folder) ? readdirSync(folder).filter(isPostFile).length : 0;
  });
}
