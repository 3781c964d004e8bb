/** @jest-environment node */
import { faqData } from "../../../../src/features/help-centre/faq-data";

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
  expect(faqData(questions)).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
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
