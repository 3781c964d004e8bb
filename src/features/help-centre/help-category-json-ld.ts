import { breadcrumbJsonLd } from "../../seo/site-json-ld";
import { headText } from "../../i18n/read-text";
import { plainAnswer, helpQuestionsFromQuery, type HelpQuestion } from "./help-file";
import type { Locale } from "../../i18n/locales";
import { helpCategoryPath, screenPath, type HelpCategory } from "../../i18n/routes";

/** Returns the JSON-LD of a page of questions. */
function faqPage(questions: readonly HelpQuestion[], locale: Locale) {
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
 * Returns the JSON-LD of a category's questions and its breadcrumb.
 *
 * @param texts the page query's texts: `layout`, `help-category` and the category's own.
 */
export function helpCategoryJsonLd(
  texts: Queries.TextsFragment,
  category: HelpCategory,
  locale: Locale,
): object[] {
  const centre = headText(texts, "layout", "screens.helpCentre");
  const name = headText(texts, "help-category", `${category}.title`);
  return [
    faqPage(helpQuestionsFromQuery(texts, category), locale),
    breadcrumbJsonLd([
      { name: centre, path: screenPath("helpCentre", locale) },
      { name, path: helpCategoryPath(category, locale) },
    ]),
  ];
}
