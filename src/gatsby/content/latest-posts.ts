import type { Locale } from "../../i18n/locales";
import { localizedPost } from "../../sanity/documents/localize";
import { newestFirst } from "./newest-first";
import type { PostSummary } from "./post-summary";

/**
 * Returns the ids of the newest `BlogPost` nodes in a language, at most `count`, in the order of the blog
 * list: by date, then by slug. Takes summaries, as sorting the posts would load their texts.
 */
export function latestPosts(
  summaries: readonly PostSummary[],
  language: Locale,
  count: number,
): string[] {
  const posts = summaries.flatMap((summary) => {
    const id = summary.blogPosts[language];
    const { slug } = localizedPost(summary, language);
    return id ? [{ id, slug, publishedAt: summary.publishedAt }] : [];
  });
  return posts
    .sort(newestFirst)
    .slice(0, count)
    .map(({ id }) => id);
}
