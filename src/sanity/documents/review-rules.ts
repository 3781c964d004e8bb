/** When an article is to be reviewed anew. Pure. */
import { publishedFilter } from "./document-ids";
import { swedishDay } from "./read-moment";

/** After which a review counts no longer. */
const DAYS = 365;

/** Returns the day, in ISO 8601, of which and before which a review counts no longer. @param now in milliseconds. */
export function reviewLimit(now: number): string {
  return swedishDay(now - DAYS * 24 * 60 * 60_000);
}

/** Published articles that nobody has reviewed, or published, since the day `$limit`, in GROQ. */
export const unreviewedFilter = `_type == "post" && ${publishedFilter} && coalesce(select(defined(reviewer) => reviewedAt), publishedAt) < $limit`;

/** The same of an article's moments, in UTC. */
export function isUnreviewed(
  { reviewedAt, publishedAt }: Readonly<Record<"reviewedAt" | "publishedAt", string | null>>,
  now: number,
): boolean {
  const last = reviewedAt ?? publishedAt;
  return last !== null && swedishDay(last) < reviewLimit(now);
}
