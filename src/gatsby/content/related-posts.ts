/** The order of posts, and which of them are offered below a post. Pure. */
import { locales, type Locale } from "../../i18n/locales";

export type DatedPost = {
  readonly id: string;
  readonly language: Locale;
  readonly slug: string;
  /** Absent in a draft, which then counts as the newest. */
  readonly publishedAt: string | null;
};

/** Milliseconds since 1970. */
function publicationTime({ publishedAt }: DatedPost): number {
  return publishedAt ? Date.parse(publishedAt) : Number.MAX_SAFE_INTEGER;
}

/** The order of the blog list in a query of `allBlogPost`. */
export const newestFirstSort = "[{ publishedAt: DESC }, { slug: ASC }]";

/** The order of the blog list: by date, then by slug. */
function newestFirst(a: DatedPost, b: DatedPost): number {
  return publicationTime(b) - publicationTime(a) || (a.slug < b.slug ? -1 : 1);
}

/** Fills a row of cards. */
const COUNT = 3;

/**
 * Selects up to three posts for each post: those in its language published nearest to it, newest first (the
 * content model has no topics to compare). A new post thus changes only the pages of its few neighbours.
 *
 * @returns ids, by the id of the post they are offered below.
 */
export function relatedPosts(posts: readonly DatedPost[]): ReadonlyMap<string, readonly string[]> {
  const related = locales.map((locale) => {
    const sorted = posts.filter(({ language }) => language === locale).sort(newestFirst);
    return sorted.map((post, index) => {
      const distance = (other: DatedPost) =>
        Math.abs(publicationTime(post) - publicationTime(other));
      // Of two equally near, the newer wins: sorting keeps their order.
      const nearest = sorted
        .slice(Math.max(0, index - COUNT), index + COUNT + 1)
        .filter((other) => other !== post)
        .sort((a, b) => distance(a) - distance(b))
        .slice(0, COUNT);
      return [post.id, nearest.sort(newestFirst).map(({ id }) => id)] as const;
    });
  });
  return new Map(related.flat());
}
