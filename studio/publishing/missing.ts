/** What a draft still lacks, in the words of the preview. Pure. */
import { interpolate } from "../../src/i18n/interpolate";
import { locales, type Locale } from "../../src/i18n/locales";
import { previewTexts } from "../../src/i18n/preview-texts";
import {
  employeeNotes,
  postNotes,
  testimonialNotes,
  type DraftFields,
  type NoteOptions,
} from "../../src/sanity/documents/draft-notes";
import { begunLanguages, slugFault } from "../schema/rules";

/** The notes on a draft in one language, as whole sentences. */
export type MissingInLanguage = { readonly locale: Locale; readonly notes: readonly string[] };

const notesOfType = {
  post: postNotes,
  testimonial: testimonialNotes,
  employee: employeeNotes,
} as const;

const options: NoteOptions = {
  // Sanity refuses to delete an image or file that a document refers to.
  hasAsset: () => true,
  isUsableSlug: (slug) => slugFault(slug) === undefined,
};

/**
 * Lists what a document lacks, for each language with something missing. A post that has not begun in a
 * language lacks nothing there; one that has begun in none lacks it in all.
 */
export function missingIn(type: string, document: DraftFields): MissingInLanguage[] {
  if (!(type in notesOfType)) return [];
  const notesOf = notesOfType[type as keyof typeof notesOfType];
  const begun = type === "post" ? begunLanguages(document) : locales;
  return (begun.length > 0 ? begun : locales)
    .map((locale) => ({
      locale,
      notes: notesOf(document, locale, options).map(({ key, value = "" }) =>
        interpolate(previewTexts.en.missing[key], { value }),
      ),
    }))
    .filter(({ notes }) => notes.length > 0);
}
