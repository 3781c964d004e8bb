import { defaultLocale } from "../../i18n/locales";
import { readDocument } from "../../sanity/documents/read-document";
import { isUnreviewed } from "../../sanity/documents/review-rules";
import { nameList, type StoredDocument } from "./validate-documents";

/**
 * Names the articles that nobody has reviewed, or published, for a year, the longest unreviewed first. Pure.
 *
 * @param now in milliseconds.
 */
export function unreviewedNote(documents: readonly StoredDocument[], now: number): string[] {
  const posts = documents
    .filter(({ _type }) => _type === "post")
    .map((document) => {
      const { publishedAt, review } = readDocument("post", document).byLanguage[defaultLocale];
      return { document, publishedAt, reviewedAt: review?.reviewedAt ?? null };
    })
    .filter((post) => isUnreviewed(post, now));
  const last = ({ reviewedAt, publishedAt }: (typeof posts)[number]) =>
    reviewedAt ?? publishedAt ?? "";
  const oldest = posts.sort((a, b) => (last(a) < last(b) ? -1 : 1));
  return oldest.length > 0 ? [nameList(oldest.map(({ document }) => document))] : [];
}
