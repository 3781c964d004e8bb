import { isUnreviewed } from "../../sanity/documents/review-rules";
import type { DocumentFacts } from "./read-documents";
import { nameList } from "./validate-documents";

/**
 * Names the articles that nobody has reviewed, or published, for a year, the longest unreviewed first. Pure.
 *
 * @param now in milliseconds.
 */
export function unreviewedNote(read: readonly DocumentFacts[], now: number): string[] {
  const posts = read
    .flatMap(({ document, post }) => (post ? { document, ...post } : []))
    .filter((post) => isUnreviewed(post, now));
  const last = ({ reviewedAt, publishedAt }: (typeof posts)[number]) =>
    reviewedAt ?? publishedAt ?? "";
  const oldest = posts.sort((a, b) => (last(a) < last(b) ? -1 : 1));
  return oldest.length > 0 ? [nameList(oldest.map(({ document }) => document))] : [];
}
