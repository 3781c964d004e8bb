/** Whether a site may replace the one before, by the number of its posts. Pure. */
import type { Settings } from "../../config/settings";
import { locales, type Locale } from "../../i18n/locales";

/** Posts of a site in each language. */
export type PostCounts = Readonly<Record<Locale, number>>;

/**
 * Whether so many posts going at once looks like a fault rather than an editor's work. One post may
 * always go, unless it was the last.
 *
 * @param maxPercent percentage of `before` that may go.
 */
export function isSuspiciousLoss(before: number, now: number, maxPercent: number): boolean {
  const lost = before - now;
  if (lost <= 0) return false;
  return now === 0 || (lost > 1 && lost * 100 > before * maxPercent);
}

/**
 * One sentence for each language that lost more posts than the settings allow.
 *
 * @param before posts of the site that was published last; undefined when there is none.
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
        "fault: check SANITY_DATASET, and what was unpublished. If it is meant, build once with " +
        "SITE_ACCEPT_POST_LOSS=true.",
    );
}
