/**
 * Validation rules of the Studio beyond "required". Pure. Each returns the validation error that the editor
 * reads, or undefined.
 */
import { safeHref } from "../../src/components/portable-text/safe-href";
import { locales, type Locale } from "../../src/i18n/locales";
import { localizedPost, localizedText, type PostFields } from "../../src/sanity/documents/localize";
import { slugPattern, reservedSlugs } from "../../src/sanity/model/slug-rules";

export const languageNames: Readonly<Record<Locale, string>> = { sv: "Swedish", en: "English" };

/** Validates a slug. The build rejects the same ones (`src/gatsby/content/validate-posts.ts`). */
export function slugFault(slug: string | undefined): string | undefined {
  const trimmed = slug?.trim() ?? "";
  if (trimmed === "") return undefined;
  if (reservedSlugs.has(trimmed)) return `The site itself uses "${trimmed}". Choose another.`;
  return slugPattern.test(trimmed)
    ? undefined
    : "Use small letters a-z, digits and single hyphens: a for å and ä, o for ö.";
}

/** Returns the languages in which a post has a title or slug, and so requires the other fields. */
export function begunLanguages(post: PostFields): readonly Locale[] {
  return locales.filter((locale) => {
    const { slug, title } = localizedPost(post, locale);
    return slug !== "" || title !== "";
  });
}

/** Validates that a post has at least one language. */
export function noLanguageFault(post: PostFields): string | undefined {
  return begunLanguages(post).length > 0
    ? undefined
    : "Give the post a title and an address in Swedish, in English, or in both.";
}

/** Validates a field that is required if the post exists in the field's language. */
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

/** Validates that a text exists in at least one language; an older plain text counts for both. */
export function localeTextFault(value: unknown): string | undefined {
  const text = typeof value === "string" || isRecord(value) ? value : undefined;
  return locales.some((locale) => localizedText(text, locale) !== "")
    ? undefined
    : "Write it in one language at least.";
}

/** Validates a URL. The site renders any other link as plain text. */
export function linkFault(href: string | undefined): string | undefined {
  if (href === undefined || safeHref(href) !== undefined) return undefined;
  return (
    "Write a whole address (https://…, mailto:… or tel:…), or a path on this site that begins " +
    "with a slash, such as /boka-demo."
  );
}

/** Returns whether a text, slug, list or Portable Text has no content. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyBlock);
  if (isRecord(value) && value._type === "slug") return isEmpty(value.current);
  return typeof value === "string" ? value.trim() === "" : value === undefined || value === null;
}

/** Sanity's editor leaves an empty block in a text that was cleared. */
function isEmptyBlock(value: unknown): boolean {
  if (!isRecord(value) || value._type !== "block") return false;
  const spans = Array.isArray(value.children) ? (value.children as readonly unknown[]) : [];
  return spans.every((span) => isRecord(span) && isEmpty(span.text));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
