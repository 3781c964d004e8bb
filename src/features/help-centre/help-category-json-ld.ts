import { breadcrumb } from "../../seo/site-json-ld";
import { headText } from "../../i18n/head-text";
import { plainAnswer, selectedHelpQuestions, type HelpQuestion } from "./help-file";
import type { Locale } from "../../i18n/locales";
import { helpCategoryPath, screenPath, type HelpCategory } from "../../i18n/routes";

/** A page of questions as schema.org has it, with the page's texts. */
export function faqPage(questions: readonly HelpQuestion[], locale: Locale) {
  return {
    "@type": "FAQPage",
    inLanguage: locale,
    mainEntity: questions.map((question) => ({
      "@type": "Question",
      name: question.question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(question) },
    })),
  };
}

/**
 * The questions of a category and the way to them, as things of schema.org.
 *
 * @param texts the texts of the page's query: `layout`, `help-category` and the category's own.
 */
export function helpCategoryJsonLd(
  texts: Queries.TextsFragment,
  category: HelpCategory,
  locale: Locale,
): object[] {
  const centre = headText(texts, "layout", "screens.helpCentre");
  const name = headText(texts, "help-category", `${category}.title`);
  return [
    faqPage(selectedHelpQuestions(texts, category), locale),
    breadcrumb([
      { name: centre, path: screenPath("helpCentre", locale) },
      { name, path: helpCategoryPath(category, locale) },
    ]),
  ];
}
