/** Selects the posts that are offered below a post. Pure. */
import type { Locale } from "../../i18n/locales";
import { newestFirst, publicationTime } from "./newest-first";

/** Fills a row of cards. */
const COUNT = 3;

export type DatedPost = {
  readonly id: string;
  readonly language: Locale;
  readonly slug: string;
  readonly publishedAt: string | null;
};

/**
 * Selects up to three posts for each post: those in its language published nearest to it, newest first (the
 * content model has no topics to compare). A new post thus changes only the pages of its few neighbours.
 *
 * @returns ids, by the id of the post they are offered below.
 */
export function relatedPosts(posts: readonly DatedPost[]): ReadonlyMap<string, readonly string[]> {
  // Of two equally near, the newer wins: sorting keeps their order.
  const sorted = [...posts].sort(newestFirst);
  return new Map(
    posts.map((post) => {
      const distance = (other: DatedPost) =>
        Math.abs(publicationTime(post) - publicationTime(other));
      const nearest = sorted
        .filter(({ id, language }) => language === post.language && id !== post.id)
        .sort((a, b) => distance(a) - distance(b))
        .slice(0, COUNT);
      return [post.id, nearest.sort(newestFirst).map(({ id }) => id)];
    }),
  );
}
