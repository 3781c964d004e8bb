import { site } from "../../../../src/config/site";
import {
  helpNamespaces,
  helpQuestions,
  answerLines,
  plainAnswer,
  helpQuestionsFromQuery,
} from "../../../../src/features/help-centre/help-file";
import { helpCategoryKeys } from "../../../../src/i18n/routes";
import { namespacesOf, selectedTexts } from "../../../setup/content/locale-texts";

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

test("every category has its own file", () => {
  expect(Object.keys(helpNamespaces)).toEqual(helpCategoryKeys);
  expect(new Set(Object.values(helpNamespaces)).size).toBe(7);
  expect(namespacesOf("sv")).toEqual(expect.arrayContaining(Object.values(helpNamespaces)));
});

test("questions keep the file's order, with their placeholders filled in", () => {
  const [second, first] = helpQuestions(file);
  expect([second?.key, first?.key]).toEqual(["second", "first"]);
  expect(second?.question).toBe(`What is ${site.productName}?`);
  expect(second?.answer).toEqual([
    `<about>About us</about>, or ${site.mailbox}.`,
    { steps: [`Open ${site.productName}.`, "Read."] },
    { points: ["<blog>One</blog>"] },
  ]);
});

test("the lines of a part are its paragraph or its entries", () => {
  expect(answerLines("One")).toEqual(["One"]);
  expect(answerLines({ steps: ["One", "Two"] })).toEqual(["One", "Two"]);
  expect(answerLines({ points: ["One", "Two"] })).toEqual(["One", "Two"]);
});

test("a plain answer has the text of links without marks", () => {
  expect(plainAnswer(helpQuestions(file)[0]!)).toBe(
    `About us, or ${site.mailbox}.\nOpen ${site.productName}.\nRead.\nOne`,
  );
});

test("reads a category's questions from a page's texts", () => {
  const texts = selectedTexts("en", { "help-payment": file, "help-about": {} });
  expect(helpQuestionsFromQuery(texts, "payment")).toEqual(helpQuestions(file));
});

test("warns if a query lacks the category's texts", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(helpQuestionsFromQuery(selectedTexts("en", {}), "payment")).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("help-payment"));
});
