/**
 * Validation rules of the Studio. Pure. What a document lacks is the same here, in previews and in the
 * build (`src/sanity/documents/read-document.ts`).
 */
import type { DocumentRule } from "@sanity/types";
import { locales, type Locale } from "../../src/i18n/locales";
import { findingText } from "../../src/i18n/preview-texts";
import { concerns, type Finding } from "../../src/sanity/documents/finding";
import { readDocument, type DocumentType } from "../../src/sanity/documents/read-document";
import type { StoredFields } from "../../src/sanity/documents/read-text";

/** What Sanity calls a validation error; the root project checks this file without the Studio's packages. */
type ValidationError = { readonly message: string; path?: Finding["path"][number][] };

export const languageNames: Readonly<Record<Locale, string>> = { sv: "Swedish", en: "English" };

/** Whether a document cannot be published with it. */
const isError = ({ weight, isRequired }: Finding) => weight === "stops" || isRequired === true;

function message(finding: Finding, type: DocumentType): string {
  const { language } = finding;
  const text = `${findingText(finding, "en")}.`;
  if (language === undefined) return text;
  if (!isError(finding)) return `${languageNames[language]}: ${text}`;
  if (type !== "post") return text;
  return (
    `${text} Required, because the post has a title or an address in ${languageNames[language]}. ` +
    "Empty both where it is not meant to exist in that language."
  );
}

/** Returns what is found in a document, each with its field; a post counts in the languages it has begun in. */
function findingsOf(type: DocumentType, document: StoredFields, level: "error" | "warning") {
  const { begun, findings } = readDocument(type, document);
  const counted = type === "post" ? begun : locales;
  return findings
    .filter((finding) => isError(finding) === (level === "error"))
    .filter((finding) => counted.some((locale) => concerns(finding, locale)))
    .map((finding): ValidationError => ({
      message: message(finding, type),
      path: [...finding.path],
    }));
}

/** Returns why a document cannot be published. */
export function documentErrors(type: DocumentType, document: StoredFields): ValidationError[] {
  const errors = findingsOf(type, document, "error");
  if (type !== "post" || readDocument(type, document).begun.length > 0) return errors;
  const message = "Give the post a title and an address in Swedish, in English, or in both.";
  return [{ message }, ...errors];
}

/** Returns what is found in a document that can be published with it. */
export function documentWarnings(type: DocumentType, document: StoredFields): ValidationError[] {
  return findingsOf(type, document, "warning");
}

/** The validation of a document type: Sanity's form shows each finding at its field. */
export function documentRules(type: DocumentType) {
  return (rule: DocumentRule) => [
    rule.custom((document) => orPass(documentErrors(type, document ?? {}))),
    rule.custom((document) => orPass(documentWarnings(type, document ?? {}))).warning(),
  ];
}

const orPass = (found: ValidationError[]) => found.length === 0 || found;
