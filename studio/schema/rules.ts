/**
 * What the Studio asks of a document before it may be published, beyond "required". Pure: each rule
 * gives the sentence that the editor reads, or undefined.
 */
import { safeHref } from "../../src/components/portable-text/safe-href";
import { locales, type Locale } from "../../src/i18n/locales";
import { localizedPost, localizedText, type PostFields } from "../../src/sanity/documents/localize";
import { slugPattern, reservedSlugs } from "../../src/sanity/model/slug-rules";

const languageNames: Readonly<Record<Locale, string>> = { sv: "Swedish", en: "English" };

/** The build refuses what this refuses (`src/gatsby/content/validate-posts.ts`). */
export function slugFault(slug: string | undefined): string | undefined {
  const address = slug?.trim() ?? "";
  if (address === "") return undefined;
  if (reservedSlugs.has(address)) return `The site itself uses "${address}". Choose another.`;
  return slugPattern.test(address)
    ? undefined
    : "Use small letters a-z, digits and single hyphens: a for å and ä, o for ö.";
}

/** The languages in which a post has a title or an address, and so has to have the rest. */
export function begunLanguages(post: PostFields): readonly Locale[] {
  return locales.filter((locale) => {
    const { slug, title } = localizedPost(post, locale);
    return slug !== "" || title !== "";
  });
}

/** A post needs at least one language. */
export function noLanguageFault(post: PostFields): string | undefined {
  return begunLanguages(post).length > 0
    ? undefined
    : "Give the post a title and an address in Swedish, in English, or in both.";
}

/** A field of one language that may be empty only while the post does not exist in that language. */
export function languageFieldFault(
  value: unknown,
  language: Locale,
  post: PostFields,
): string | undefined {
  if (!isEmpty(value) || !begunLanguages(post).includes(language)) return undefined;
  return (
    `Required, because the post has a title or an address in ${languageNames[language]}. ` +
    "Empty both where it is not meant to exist in that language."
  );
}

/** A required text has to stand in one language at least; an older plain text stands in both. */
export function localeTextFault(value: unknown): string | undefined {
  const text = typeof value === "string" || isRecord(value) ? value : undefined;
  return locales.some((locale) => localizedText(text, locale) !== "")
    ? undefined
    : "Write it in one language at least.";
}

/** The site makes a link of exactly these addresses and plain text of all others. */
export function linkFault(href: string | undefined): string | undefined {
  if (href === undefined || safeHref(href) !== undefined) return undefined;
  return (
    "Write a whole address (https://…, mailto:… or tel:…), or a path on this site that begins " +
    "with a slash, such as /boka-demo."
  );
}

/** Whether a text, slug, list or text of blocks holds nothing to read. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyBlock);
  if (isRecord(value) && value._type === "slug") return isEmpty(value.current);
  return typeof value === "string" ? value.trim() === "" : value === undefined || value === null;
}

/** The editor leaves a block without words in a text that was emptied. */
function isEmptyBlock(value: unknown): boolean {
  if (!isRecord(value) || value._type !== "block") return false;
  const spans = Array.isArray(value.children) ? (value.children as readonly unknown[]) : [];
  return spans.every((span) => isRecord(span) && isEmpty(span.text));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
