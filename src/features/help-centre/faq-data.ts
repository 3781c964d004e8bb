import { plainAnswer, type HelpQuestion } from "../../i18n/help-texts/help-questions";

/** What search engines are told about a page of questions: schema.org's FAQPage, with the page's texts. */
export function faqData(questions: readonly HelpQuestion[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map((question) => ({
      "@type": "Question",
      name: question.question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(question) },
    })),
  };
}
