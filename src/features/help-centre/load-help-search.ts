import { helpQuestions, type CategorizedQuestion, type HelpFile } from "../../i18n/help-file";
import type { Locale } from "../../i18n/locales";
import { helpCategoryKeys, type HelpCategory } from "../../i18n/routes";
import type { FindQuestions } from "./help-search-index";

const loaders = {
  sv: () => import("./help-files-sv"),
  en: () => import("./help-files-en"),
} satisfies Record<Locale, () => Promise<Record<HelpCategory, HelpFile>>>;

/**
 * Loads all questions of the help centre in a language, category by category.
 *
 * @throws Error when the chunk with the texts cannot be loaded.
 */
export async function loadHelpQuestions(locale: Locale): Promise<CategorizedQuestion[]> {
  const files: Record<HelpCategory, HelpFile> = await loaders[locale]();
  return helpCategoryKeys.flatMap((category) =>
    helpQuestions(files[category], locale).map((question) => ({ ...question, category })),
  );
}

/**
 * Loads the search and a language's questions, all from the site's own origin.
 *
 * @throws Error when a chunk cannot be loaded; the next call retries.
 */
export async function loadHelpSearch(locale: Locale): Promise<FindQuestions> {
  const [{ createHelpSearch }, questions] = await Promise.all([
    import("./help-search-index"),
    loadHelpQuestions(locale),
  ]);
  return createHelpSearch(questions, locale);
}
