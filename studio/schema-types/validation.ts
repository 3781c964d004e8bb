/**
 * Validation rules of the Studio. Pure. What a document lacks is the same here, in previews and in the
 * build (`src/sanity/documents/document-problems.ts`).
 */
import type { DocumentRule } from "@sanity/types";
import { safeHref } from "../../src/components/portable-text/safe-href";
import { locales } from "../../src/i18n/locales";
import type { Locale } from "../../src/i18n/locales";
import { problemText } from "../../src/i18n/preview-texts";
import {
  concerns,
  documentProblems,
  type Problem,
  type StoredFields,
} from "../../src/sanity/documents/document-problems";
import { localizedPost, type PostFields } from "../../src/sanity/documents/localize";
import { studioLanguage } from "../language";
import { texts } from "../texts";
import { saidOnce, type Said, type ValidationError } from "./said-once";

/** Returns the languages in which a post has a title or slug, and so requires the other fields. */
export function begunLanguages(post: PostFields): readonly Locale[] {
  return locales.filter((locale) => {
    const { slug, title } = localizedPost(post, locale);
    return slug !== "" || title !== "";
  });
}

/** Returns what a document lacks, each with its field; a post counts in the languages it has begun in. */
function findings(type: string, document: StoredFields, level: "error" | "warning") {
  const begun = type === "post" ? begunLanguages(document) : locales;
  const found = documentProblems(type, document)
    .filter(({ isMinor = false }) => isMinor === (level === "warning"))
    .filter((problem) => begun.some((locale) => concerns(problem, locale)))
    .map((problem: Problem): Said => ({ ...problem, text: problemText(problem, studioLanguage) }));
  return saidOnce(found);
}

/** Returns why a document cannot be published. */
export function documentErrors(type: string, document: StoredFields): ValidationError[] {
  const errors = findings(type, document, "error");
  if (type !== "post" || begunLanguages(document).length > 0) return errors;
  return [{ message: texts.messages.begin }, ...errors];
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

/** Validates a URL. The site renders any other link as plain text. One that is empty is missing: the document's rule says so. */
export function linkError(href: string | undefined): string | undefined {
  const isFine = (href ?? "").trim() === "" || safeHref(href) !== undefined;
  return isFine ? undefined : texts.messages.link;
}
