import type { Locale } from "../../i18n/locales";
import { localizedPost } from "../../sanity/documents/localize";
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
    return id ? [{ id, slug, date: summary.publishedAt ?? "" }] : [];
  });
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  posts.sort((a, b) => order(b.date, a.date) || order(a.slug, b.slug));
  return posts.slice(0, count).map(({ id }) => id);
}
