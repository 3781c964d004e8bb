/** What a draft still lacks, in the words of the preview. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import { missingText } from "../../src/i18n/preview-texts";
import {
  documentProblems,
  problemsIn,
  type StoredFields,
} from "../../src/sanity/documents/document-problems";
import { begunLanguages } from "../schema-types/validation";

/** The problems of a draft in one language, as whole sentences. */
export type MissingInLanguage = { readonly locale: Locale; readonly problems: readonly string[] };

/**
 * Lists what a document lacks, for each language with something missing. A post that has not begun in a
 * language lacks nothing there; one that has begun in none lacks it in all.
 */
export function missingIn(type: string, document: StoredFields): MissingInLanguage[] {
  const all = documentProblems(type, document);
  const begun = type === "post" ? begunLanguages(document) : locales;
  return (begun.length > 0 ? begun : locales)
    .map((locale) => ({
      locale,
      problems: problemsIn(all, locale).map((problem) => missingText(problem, "en")),
    }))
    .filter(({ problems }) => problems.length > 0);
}
