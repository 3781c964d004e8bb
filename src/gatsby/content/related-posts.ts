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

/** Returns the posts nearest in time to the one at `index`. Of two equally near, the newer wins. */
function nearest(sorted: readonly DatedPost[], index: number): DatedPost[] {
  const distance = (other: number) => {
    const [a, b] = [sorted[index], sorted[other]];
    return a && b ? Math.abs(publicationTime(a) - publicationTime(b)) : Infinity;
  };
  let [newer, older] = [index - 1, index + 1];
  while (older - newer - 2 < Math.min(COUNT, sorted.length - 1)) {
    if (distance(newer) <= distance(older)) newer -= 1;
    else older += 1;
  }
  return sorted.slice(newer + 1, older).filter((_, offset) => newer + 1 + offset !== index);
}

/**
 * Selects up to three posts for each post: those in its language published nearest to it, newest first (the
 * content model has no topics to compare). A new post thus changes only the pages of its few neighbours.
 *
 * @returns ids, by the id of the post they are offered below.
 */
export function relatedPosts(posts: readonly DatedPost[]): ReadonlyMap<string, readonly string[]> {
  const related = new Map<string, readonly string[]>();
  for (const language of new Set(posts.map((post) => post.language))) {
    const sorted = posts.filter((post) => post.language === language).sort(newestFirst);
    sorted.forEach(({ id }, index) => {
      related.set(
        id,
        nearest(sorted, index).map((post) => post.id),
      );
    });
  }
  return related;
}
