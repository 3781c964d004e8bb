import { site } from "../../../src/config/site";
import { helpQuestions, plainAnswer, helpQuestionsFromQuery } from "../../../src/i18n/help-file";
import { locales } from "../../../src/i18n/locales";
import { selectedTexts } from "../../setup/content/locale-texts";

const file = {
  second: {
    question: "What is {{product}}?",
    words: "service",
    answer: [
      "<about>About us</about>, or {{mailbox}}.",
      { steps: ["Open {{product}}.", "Read."] },
      { points: ["<blog>One</blog>"] },
    ],
  },
  first: { question: "How?", words: "way", answer: ["So."] },
};

test("a page's questions keep the file's order, with their placeholders filled in", () => {
  const texts = selectedTexts("en", { "help-payment": file, "help-about": {} });
  const [second, first] = helpQuestionsFromQuery(texts, "payment", "en");
  expect([second?.key, first?.key]).toEqual(["second", "first"]);
  expect(second?.question).toBe(`What is ${site.productName}?`);
  expect(second?.answer).toEqual([
    `<about>About us</about>, or ${site.mailbox}.`,
    { steps: [`Open ${site.productName}.`, "Read."] },
    { points: ["<blog>One</blog>"] },
  ]);
});

test("a live site says nothing of a rating that nobody has confirmed", () => {
  const rated = { rating: { ...file.first, answer: ["Yes.", { rating: "{{rating}}." }] } };
  const answers = () => locales.map((locale) => helpQuestions(rated, locale)[0]?.answer);
  jest.replaceProperty(site, "rating", 4.5);
  expect(answers()).toEqual([
    ["Yes.", "4,5."],
    ["Yes.", "4.5."],
  ]);
  jest.replaceProperty(site, "hasRatings", false);
  expect(answers()).toEqual([["Yes."], ["Yes."]]);
});

test("a plain answer has the text of links without marks", () => {
  expect(plainAnswer(helpQuestions(file, "en")[0]!)).toBe(
    `About us, or ${site.mailbox}.\nOpen ${site.productName}.\nRead.\nOne`,
  );
});
