/** Rules for slugs, shared by the Studio, previews and the build. Pure. */

/** Other slugs break the matching of pages by path, and are less readable. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Their files would replace those of the post list and the not-found page. */
const reservedSlugs: ReadonlySet<string> = new Set(["index", "404"]);

/**
 * Bytes. File systems take names of 255; Gatsby shortens longer segments of a path, so that the page would not be
 * where its links lead.
 */
const MAX_SLUG_BYTES = 200;

/** Returns what is wrong with a slug; undefined if a page can have it. */
export function slugProblem(
  slug: string,
): "slugReserved" | "slugTooLong" | "slugUnusable" | undefined {
  if (reservedSlugs.has(slug)) return "slugReserved";
  if (new TextEncoder().encode(slug).length > MAX_SLUG_BYTES) return "slugTooLong";
  return slugPattern.test(slug) ? undefined : "slugUnusable";
}

/** Most search results truncate longer ones. */
const MAX_GENERATED_LENGTH = 80;

/** Letters that Unicode does not decompose into an ASCII letter and a mark. */
const foldedLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ð: "d",
  þ: "th",
  đ: "d",
  ł: "l",
};

/**
 * Generates a slug from a title or a file's name: å and ä become a, ö becomes o; whole words, at most 80 characters.
 *
 * @returns an empty string for a title without any Latin letter or digit.
 */
export function slugFromTitle(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[æøœßðþđł]/g, (letter) => foldedLetters[letter] ?? "")
    // Also takes apart what PDFs have in place of letters: "ﬁ".
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_GENERATED_LENGTH) return slug;
  // Drops a word that the limit would cut in two.
  const cut = slug.slice(0, MAX_GENERATED_LENGTH + 1);
  return cut.includes("-")
    ? cut.slice(0, cut.lastIndexOf("-"))
    : slug.slice(0, MAX_GENERATED_LENGTH);
}
