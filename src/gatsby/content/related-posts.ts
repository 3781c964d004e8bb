/** Which posts are offered below a post. Pure. */
import type { Locale } from "../../i18n/locales";

/** As many as fill a row of cards. */
const COUNT = 3;

export type DatedPost = {
  readonly id: string;
  readonly language: Locale;
  readonly slug: string;
  /** Absent in a draft, which then counts as the newest. */
  readonly publishedAt: string | null;
};

const timeOf = ({ publishedAt }: DatedPost): number =>
  publishedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(publishedAt);

function newestFirst(a: DatedPost, b: DatedPost): number {
  return timeOf(b) - timeOf(a) || (a.slug < b.slug ? -1 : 1);
}

/** The places around one in a list that are nearest in time; of two as near, the newer. */
function nearest(sorted: readonly DatedPost[], place: number): DatedPost[] {
  const distance = (other: number) => {
    const [here, there] = [sorted[place], sorted[other]];
    return here && there ? Math.abs(timeOf(here) - timeOf(there)) : Infinity;
  };
  let [newer, older] = [place - 1, place + 1];
  while (older - newer - 2 < Math.min(COUNT, sorted.length - 1)) {
    if (distance(newer) <= distance(older)) newer -= 1;
    else older += 1;
  }
  return sorted.slice(newer + 1, older).filter((_, index) => newer + 1 + index !== place);
}

/**
 * For each post the up to three posts of its language that were published nearest to it, newest first.
 * (The content model knows no subjects that posts could share.) A new post so changes the pages of its
 * few neighbours in time and of no others.
 *
 * @returns ids by the id of the post that they are offered below.
 */
export function relatedPosts(posts: readonly DatedPost[]): ReadonlyMap<string, readonly string[]> {
  const related = new Map<string, readonly string[]>();
  for (const language of new Set(posts.map((post) => post.language))) {
    const sorted = posts.filter((post) => post.language === language).sort(newestFirst);
    sorted.forEach(({ id }, place) => {
      related.set(
        id,
        nearest(sorted, place).map((post) => post.id),
      );
    });
  }
  return related;
}
