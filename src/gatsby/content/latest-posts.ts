import type { Locale } from "../../i18n/locales";
import { localizedPost } from "../../sanity/documents/localize";
import type { PostSummary } from "./post-summary";

/**
 * The newest posts of a language, in the order of the blog list: by date, and by slug where that is the
 * same. Told by their outlines: to sort the posts themselves would bring each of them with its text.
 *
 * @returns ids of `BlogPost` nodes, at most as many as asked for.
 */
export function latestPosts(
  outlines: readonly PostSummary[],
  language: Locale,
  count: number,
): string[] {
  const posts = outlines.flatMap((outline) => {
    const id = outline.blogPosts[language];
    const { slug } = localizedPost(outline, language);
    return id ? [{ id, slug, date: outline.publishedAt ?? "" }] : [];
  });
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  posts.sort((a, b) => order(b.date, a.date) || order(a.slug, b.slug));
  return posts.slice(0, count).map(({ id }) => id);
}
