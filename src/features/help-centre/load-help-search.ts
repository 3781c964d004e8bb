import { loadHelpQuestions } from "./load-help-questions";
import type { Locale } from "../../i18n/locales";
import type { HelpSearch } from "./help-search-index";

/**
 * Loads the search and a language's questions, all from the site's own origin.
 *
 * @throws Error when a chunk cannot be loaded; the next call retries.
 */
export async function loadHelpSearch(locale: Locale): Promise<HelpSearch> {
  const [{ createHelpSearch }, questions] = await Promise.all([
    import("./help-search-index"),
    loadHelpQuestions(locale),
  ]);
  return createHelpSearch(questions, locale);
}
