/** What a slug may be. The Studio and the build hold it to the same rule. Pure. */

/** Slugs outside this set break the matching of pages by address; it keeps them readable, too. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Their files are the list's and the not-found page's. */
export const reservedSlugs: ReadonlySet<string> = new Set(["index", "404"]);

/** Longer ones are cut off in most search results. */
const MAX_SLUG_LENGTH = 80;

/** Letters that do not fall apart into a letter of a to z and a mark. */
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
 * The slug that a title suggests: å and ä as a, ö as o, whole words, at most 80 characters.
 *
 * @returns an empty string for a title without a letter of the Latin alphabet or a digit.
 */
export function slugFromTitle(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[æøœßðþđł]/g, (letter) => foldedLetters[letter] ?? "")
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  // A word that the limit cuts in two is left out.
  const cut = slug.slice(0, MAX_SLUG_LENGTH + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : slug.slice(0, MAX_SLUG_LENGTH);
}
