/** What is wrong with a draft, in words. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import { missingText } from "../../src/i18n/preview-texts";
import {
  documentProblems,
  problemsIn,
  type StoredFields,
} from "../../src/sanity/documents/document-problems";
import { begunLanguages } from "../schema-types/validation";

/** The problems of a draft in one language, as whole sentences. */
type ProblemsInLanguage = { readonly locale: Locale; readonly problems: readonly string[] };

/**
 * Lists what a document lacks, in the words of the preview, for each language with something missing. A post
 * that has not begun in a language lacks nothing there; one that has begun in none lacks it in all.
 */
export function missingIn(type: string, document: StoredFields): ProblemsInLanguage[] {
  const all = documentProblems(type, document);
  const begun = type === "post" ? begunLanguages(document) : locales;
  return (begun.length > 0 ? begun : locales)
    .map((locale) => ({
      locale,
      problems: problemsIn(all, locale).map((problem) => missingText(problem, "en")),
    }))
    .filter(({ problems }) => problems.length > 0);
}

/** What Sanity's check says of a document. */
type Finding = {
  readonly level: string;
  readonly message: string;
  readonly path: readonly unknown[];
};

/**
 * Returns why a document cannot be published: the first error of a check, and the number of others.
 *
 * @param titleOf what the form calls a field.
 */
export function refusal(
  findings: readonly Finding[],
  titleOf: (field: string) => string | undefined,
): string | undefined {
  const [first, ...others] = findings.filter(({ level }) => level === "error");
  if (!first) return undefined;
  const title = titleOf(String(first.path[0]));
  const reason = title === undefined ? first.message : `${title}: ${first.message}`;
  return `Cannot be published. ${reason}${others.length > 0 ? ` (and ${others.length} more)` : ""}`;
}
