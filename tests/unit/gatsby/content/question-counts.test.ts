import { questionCounts } from "../../../../src/gatsby/content/question-counts";

const texts = [
  { language: "sv", ns: "help-payment", data: '{"a": {}, "b": {}}' },
  { language: "en", ns: "help-payment", data: '{"a": {}}' },
  { language: "sv", ns: "help-about", data: '{"a": {}}' },
  { language: "sv", ns: "help-category", data: '{"a": {}, "b": {}, "c": {}}' },
];

test("counts each category's questions in a language", () => {
  expect(questionCounts(texts, "sv")).toEqual({
    about: 1,
    sessionsAndPrices: 0,
    account: 0,
    technicalProblems: 0,
    appAndContent: 0,
    matchingAndTherapists: 0,
    payment: 2,
  });
  expect(questionCounts(texts, "en").payment).toBe(1);
});
