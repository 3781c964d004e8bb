/**
 * Validation rules of the Studio. Pure. What a document lacks is the same here, in previews and in the
 * build (`src/sanity/documents/document-problems.ts`).
 */
import { safeHref } from "../../src/components/portable-text/safe-href";
import { locales, type Locale } from "../../src/i18n/locales";
import { missingText } from "../../src/i18n/preview-texts";
import {
  concerns,
  documentProblems,
  type Problem,
  type StoredFields,
} from "../../src/sanity/documents/document-problems";
import { localizedPost, type PostFields } from "../../src/sanity/documents/localize";

/** What Sanity calls a validation error; the root project checks this file without the Studio's packages. */
type ValidationError = { readonly message: string; path?: Problem["path"][number][] };

export const languageNames: Readonly<Record<Locale, string>> = { sv: "Swedish", en: "English" };

/** Returns the languages in which a post has a title or slug, and so requires the other fields. */
export function begunLanguages(post: PostFields): readonly Locale[] {
  return locales.filter((locale) => {
    const { slug, title } = localizedPost(post, locale);
    return slug !== "" || title !== "";
  });
}

function message(problem: Problem, type: string): string {
  const text = `${missingText(problem, "en")}.`;
  return type === "post" && problem.language !== undefined
    ? `${text} Required, because the post has a title or an address in ` +
        `${languageNames[problem.language]}. Empty both where it is not meant to exist in that language.`
    : text;
}

/** Returns why a document cannot be published, each with its field; a post counts in the languages it has begun in. */
export function documentErrors(type: string, document: StoredFields): ValidationError[] | true {
  const begun = type === "post" ? begunLanguages(document) : locales;
  const errors = documentProblems(type, document)
    .filter(
      (problem) => problem.isMinor !== true && begun.some((locale) => concerns(problem, locale)),
    )
    .map((problem) => ({ message: message(problem, type), path: [...problem.path] }));
  if (begun.length > 0) return errors.length === 0 || errors;
  return [
    { message: "Give the post a title and an address in Swedish, in English, or in both." },
    ...errors,
  ];
}

/** Validates a URL. The site renders any other link as plain text. */
export function linkError(href: string | undefined): string | undefined {
  if (href === undefined || safeHref(href) !== undefined) return undefined;
  return (
    "Write a whole address (https://…, mailto:… or tel:…), or a path on this site that begins " +
    "with a slash, such as /boka-demo."
  );
}
