/** What a draft still lacks, in the words of the preview. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import { missingText } from "../../src/i18n/preview-texts";
import { documentFaults, type StoredFields } from "../../src/sanity/documents/document-faults";
import { notesIn } from "../../src/sanity/documents/draft-notes";
import { begunLanguages } from "../schema-types/validation";

/** The notes on a draft in one language, as whole sentences. */
export type MissingInLanguage = { readonly locale: Locale; readonly notes: readonly string[] };

/**
 * Lists what a document lacks, for each language with something missing. A post that has not begun in a
 * language lacks nothing there; one that has begun in none lacks it in all.
 */
export function missingIn(type: string, document: StoredFields): MissingInLanguage[] {
  const faults = documentFaults(type, document);
  const begun = type === "post" ? begunLanguages(document) : locales;
  return (begun.length > 0 ? begun : locales)
    .map((locale) => ({
      locale,
      notes: notesIn(faults, locale).map((note) => missingText(note, "en")),
    }))
    .filter(({ notes }) => notes.length > 0);
}
