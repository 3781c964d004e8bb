/**
 * Validation rules of the Studio. Pure. What a document lacks is the same here, in previews and in the
 * build (`src/sanity/documents/read-document.ts`).
 */
import type { DocumentRule, ValidationContext } from "@sanity/types";
import { locales } from "../../src/i18n/locales";
import { findingText } from "../../src/i18n/preview-texts";
import { concerns, type Finding } from "../../src/sanity/documents/finding";
import { findPostIn, linkedPostIds } from "../../src/sanity/documents/linked-posts";
import {
  readDocument,
  type DocumentType,
  type ReadContext,
} from "../../src/sanity/documents/read-document";
import type { StoredFields } from "../../src/sanity/documents/read-text";
import { studioLanguage } from "../language";
import { texts } from "../texts";
import { apiVersion } from "./api-version";
import { mergeFindings, type ValidationError } from "./merge-findings";

/** Whether a document cannot be published with it. */
const isError = ({ severity, isRequired }: Finding) => severity === "stops" || isRequired === true;

/** Returns what is found in a document, each with its field; a post counts in the languages that it has been begun in. */
function findingsOf(
  type: DocumentType,
  document: StoredFields,
  level: "error" | "warning",
  context: Partial<ReadContext> = {},
) {
  const { startedLanguages, findings } = readDocument(type, document, context);
  const counted = type === "post" ? startedLanguages : locales;
  const counting = findings
    .filter((finding) => isError(finding) === (level === "error"))
    .filter((finding) => counted.some((locale) => concerns(finding, locale)));
  return mergeFindings(
    counting.map((finding) => ({ ...finding, text: findingText(finding, studioLanguage) })),
  );
}

/** Returns why a document cannot be published. */
export function documentErrors(type: DocumentType, document: StoredFields): ValidationError[] {
  const errors = findingsOf(type, document, "error");
  if (type !== "post" || readDocument(type, document).startedLanguages.length > 0) return errors;
  return [{ message: texts.messages.begin }, ...errors];
}

/**
 * Returns what is found in a document that can be published with it.
 *
 * @param context says where its links lead.
 */
export function documentWarnings(
  type: DocumentType,
  document: StoredFields,
  context?: Partial<ReadContext>,
): ValidationError[] {
  return findingsOf(type, document, "warning", context);
}

/** Reads the published posts that a document links to. */
async function contextOf(
  document: StoredFields,
  { getClient }: ValidationContext,
): Promise<Partial<ReadContext>> {
  const ids = linkedPostIds(document);
  if (ids.length === 0) return {};
  const client = getClient({ apiVersion }).withConfig({ perspective: "published" });
  const posts = await client.fetch<StoredFields[]>("*[_id in $ids]", { ids });
  return { findPost: findPostIn(posts, false) };
}

/** The validation of a document type: Sanity's form shows each finding at its field. */
export function documentRules(type: DocumentType) {
  return (rule: DocumentRule) => [
    rule.custom((document) => orPass(documentErrors(type, document ?? {}))),
    rule
      .custom(async (document, context) => {
        const stored = document ?? {};
        return orPass(documentWarnings(type, stored, await contextOf(stored, context)));
      })
      .warning(),
  ];
}

const orPass = (found: ValidationError[]) => found.length === 0 || found;
