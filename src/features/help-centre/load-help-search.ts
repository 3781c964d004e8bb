import { loadHelpQuestions } from "./load-help-questions";
import type { Locale } from "../../i18n/locales";
import type { HelpSearch } from "./help-search-index";

/**
 * Loads the search with the questions of a language, all from the site's own origin.
 *
 * @throws Error when one of its scripts does not arrive; the next call tries again.
 */
export async function loadHelpSearch(locale: Locale): Promise<HelpSearch> {
  const [{ createHelpSearch }, questions] = await Promise.all([
    import("./help-search-index"),
    loadHelpQuestions(locale),
  ]);
  return createHelpSearch(questions, locale);
}
