import { site } from "../../../../src/config/site";
import {
  helpQuestions,
  plainAnswer,
  helpQuestionsFromQuery,
} from "../../../../src/features/help-centre/help-file";
import { selectedTexts } from "../../../setup/content/locale-texts";

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
  const [second, first] = helpQuestionsFromQuery(texts, "payment");
  expect([second?.key, first?.key]).toEqual(["second", "first"]);
  expect(second?.question).toBe(`What is ${site.productName}?`);
  expect(second?.answer).toEqual([
    `<about>About us</about>, or ${site.mailbox}.`,
    { steps: [`Open ${site.productName}.`, "Read."] },
    { points: ["<blog>One</blog>"] },
  ]);
});

test("a live site says nothing of a rating that nobody has confirmed", () => {
  const rated = { rating: { ...file.first, answer: ["Yes.", { rating: "4.9 out of 5." }] } };
  const answer = () => helpQuestions(rated)[0]?.answer;
  expect(answer()).toEqual(["Yes.", "4.9 out of 5."]);
  jest.replaceProperty(site, "hasRatings", false);
  expect(answer()).toEqual(["Yes."]);
});

test("a plain answer has the text of links without marks", () => {
  expect(plainAnswer(helpQuestions(file)[0]!)).toBe(
    `About us, or ${site.mailbox}.\nOpen ${site.productName}.\nRead.\nOne`,
  );
});
