import { site } from "../../../../src/config/site";
import {
  faqPage,
  helpCategoryJsonLd,
} from "../../../../src/features/help-centre/help-category-json-ld";
import { locales } from "../../../../src/i18n/locales";
import { helpCategoryKeys, helpCategoryPath, screenPath } from "../../../../src/i18n/routes";
import { selectedTexts } from "../../../setup/content/locale-texts";

test("each question has its name and its answer as plain text", () => {
  const questions = [
    {
      key: "one",
      question: "One?",
      words: "never told",
      answer: ["<about>First</about> line.", { steps: ["Step."] }],
    },
    { key: "two", question: "Two?", words: "", answer: ["So."] },
  ];
  expect(faqPage(questions, "en")).toEqual({
    "@type": "FAQPage",
    inLanguage: "en",
    mainEntity: [
      {
        "@type": "Question",
        name: "One?",
        acceptedAnswer: { "@type": "Answer", text: "First line.\nStep." },
      },
      {
        "@type": "Question",
        name: "Two?",
        acceptedAnswer: { "@type": "Answer", text: "So." },
      },
    ],
  });
});

test.each(locales)("every category has its questions and its breadcrumb (%s)", (locale) => {
  for (const category of helpCategoryKeys) {
    const [faq, list] = helpCategoryJsonLd(selectedTexts(locale), category, locale) as [
      ReturnType<typeof faqPage>,
      { itemListElement: { name: string; item: string }[] },
    ];
    expect(faq.mainEntity.length).toBeGreaterThanOrEqual(6);
    expect(list.itemListElement.map(({ item }) => item)).toEqual([
      `${site.url}${screenPath("helpCentre", locale)}`,
      `${site.url}${helpCategoryPath(category, locale)}`,
    ]);
    expect(list.itemListElement.every(({ name }) => name !== "" && !name.includes("{{"))).toBe(
      true,
    );
  }
});
