/**
 * Validation rules of the Studio. Pure. What a document lacks is the same here, in previews and in the
 * build (`src/sanity/documents/document-problems.ts`).
 */
import type { DocumentRule } from "@sanity/types";
import { safeHref } from "../../src/components/portable-text/safe-href";
import { locales, type Locale } from "../../src/i18n/locales";
import { problemText } from "../../src/i18n/preview-texts";
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
  const { language, isMinor } = problem;
  const text = `${problemText(problem, "en")}.`;
  if (language === undefined) return text;
  if (isMinor) return `${languageNames[language]}: ${text}`;
  if (type !== "post") return text;
  return (
    `${text} Required, because the post has a title or an address in ${languageNames[language]}. ` +
    "Empty both where it is not meant to exist in that language."
  );
}

/** Returns what a document lacks, each with its field; a post counts in the languages it has begun in. */
function findings(type: string, document: StoredFields, level: "error" | "warning") {
  const begun = type === "post" ? begunLanguages(document) : locales;
  return documentProblems(type, document)
    .filter(({ isMinor = false }) => isMinor === (level === "warning"))
    .filter((problem) => begun.some((locale) => concerns(problem, locale)))
    .map((problem): ValidationError => ({
      message: message(problem, type),
      path: [...problem.path],
    }));
}

/** Returns why a document cannot be published. */
export function documentErrors(type: string, document: StoredFields): ValidationError[] {
  const errors = findings(type, document, "error");
  if (type !== "post" || begunLanguages(document).length > 0) return errors;
  const message = "Give the post a title and an address in Swedish, in English, or in both.";
  return [{ message }, ...errors];
}

/** Returns what a document lacks that can be published without it. */
export function documentWarnings(type: string, document: StoredFields): ValidationError[] {
  return findings(type, document, "warning");
}

/** The validation of a document type: Sanity's form shows each finding at its field. */
export function documentRules(type: string) {
  return (rule: DocumentRule) => [
    rule.custom((document) => orPass(documentErrors(type, document ?? {}))),
    rule.custom((document) => orPass(documentWarnings(type, document ?? {}))).warning(),
  ];
}

const orPass = (found: ValidationError[]) => found.length === 0 || found;

/** Validates a URL. The site renders any other link as plain text. */
export function linkError(href: string | undefined): string | undefined {
  if (href === undefined || safeHref(href) !== undefined) return undefined;
  return (
    "Write a whole address (https://…, mailto:… or tel:…), or a path on this site that begins " +
    "with a slash, such as /boka-demo."
  );
}
