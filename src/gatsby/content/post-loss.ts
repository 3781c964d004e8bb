/** Compares the posts with those of the live site: a build that would lose suspiciously many stops. */
import type { Reporter } from "gatsby";
import { siteDefaults, type Settings } from "../../config/settings/schema";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { postPath } from "../../i18n/routes";

/** Number of posts in each language. */
type PostCounts = Readonly<Record<Locale, number>>;

/** Paths of posts by language. */
export type PostPaths = Readonly<Record<Locale, readonly string[]>>;

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
 * @param before posts of the live site; undefined if it is not known.
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
        `since the live site was built. More than ${maxPostLoss} % (SITE_MAX_POST_LOSS) looks like a ` +
        "mistake: check SANITY_DATASET, and what was unpublished. If it is intended, build once with " +
        "SITE_ACCEPT_POST_LOSS=true.",
    );
}

/** Milliseconds in which the live site has to answer. */
const timeout = 10_000;

async function textAt(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return await response.text();
}

const locationsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = ""]) => url);

/** Returns the posts among the paths of a site. */
function postsAmong(paths: readonly string[]): PostPaths {
  return byLocale((locale) => {
    const folder = postPath("", locale);
    return paths.filter(
      (path) => path.startsWith(folder) && !path.slice(folder.length).includes("/"),
    );
  });
}

async function readPosts(index: string): Promise<PostPaths> {
  const sitemaps = await Promise.all(locationsIn(await textAt(index)).map(textAt));
  return postsAmong(sitemaps.flatMap(locationsIn).map((url) => new URL(url).pathname));
}

/**
 * Returns the posts of the live site, by its sitemap: hosts keep no earlier build to compare with. Where nothing
 * answers, or the sitemap has no post, says so and returns undefined.
 *
 * @param siteUrl the site's origin.
 */
export async function livePosts(
  siteUrl: string,
  { info }: Pick<Reporter, "info">,
): Promise<PostPaths | undefined> {
  // What is served there may be another build of this machine.
  if (siteUrl === siteDefaults.SITE_URL) {
    info("SITE_MAX_POST_LOSS is not checked: SITE_URL is not set.");
    return undefined;
  }
  const index = `${siteUrl}/sitemap-index.xml`;
  try {
    const posts = await readPosts(index);
    if (locales.some((locale) => posts[locale].length > 0)) return posts;
    info(`SITE_MAX_POST_LOSS is not checked: ${index} lists no post.`);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : message;
    info(`SITE_MAX_POST_LOSS is not checked: ${index} cannot be read (${reason}).`);
  }
  return undefined;
}
