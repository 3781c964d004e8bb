import { screen, within } from "@testing-library/react";
import { HelpQuestions } from "../../../../src/features/help-centre/help-questions";
import { answerLines, helpQuestionsFromQuery } from "../../../../src/i18n/help-file";
import { screenPath } from "../../../../src/i18n/routes";
import texts from "../../../../src/locales/en/help-category.json";
import { selectedTexts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const questions = helpQuestionsFromQuery(selectedTexts("en"), "payment", "en");

const open = (shown = questions) =>
  renderWithTexts(<HelpQuestions questions={shown} />, { locale: "en" });

function itemOf(key: string): HTMLDetailsElement {
  return document.getElementById(key)!.closest("details")!;
}

test("an answer has its paragraphs, its list and its links, and its question a permalink", () => {
  open();
  const list = within(itemOf("ways-to-pay")).getAllByRole("listitem", { hidden: true });
  const [first] = questions.find(({ key }) => key === "ways-to-pay")!.answer;
  expect(list.map((entry) => entry.textContent)).toEqual(answerLines(first!));
  const demo = within(itemOf("how-many-packages")).getByText("Book a demo");
  expect(demo).toHaveAttribute("href", screenPath("demoBooking", "en"));
  // Marks that were not turned into links would be shown as text.
  expect(document.body.textContent).not.toMatch(/[<>{}]/);
  const permalink = within(itemOf("prepaid")).getByText(texts.link);
  expect(permalink).toHaveAttribute("href", "#prepaid");
  expect(permalink).toHaveAccessibleName("Link to this question: “What are prepaid sessions?”");
});

test("steps are numbered", () => {
  open(helpQuestionsFromQuery(selectedTexts("en"), "account", "en"));
  expect(itemOf("get-started").querySelectorAll("ol > li")).toHaveLength(5);
});

const groups = () =>
  screen.queryAllByRole("region").map((group) => ({
    name: within(group).getByRole("heading", { level: 2 }).textContent,
    questions: within(group)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  }));

test("the questions of each reader are a group, if a category has both", () => {
  open();
  const titlesOf = (isWanted: (question: (typeof questions)[number]) => unknown) =>
    questions.filter(isWanted).map(({ question }) => question);
  expect(groups()).toEqual([
    { name: texts.forUsers, questions: titlesOf(({ forEmployers }) => !forEmployers) },
    { name: texts.forEmployers, questions: titlesOf(({ forEmployers }) => forEmployers) },
  ]);
});

test("questions of one reader are no group", () => {
  const shown = helpQuestionsFromQuery(selectedTexts("en"), "account", "en");
  open(shown);
  expect(groups()).toEqual([]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(shown.length);
});

test("a page whose query did not select a category's questions says so", () => {
  const error = /no texts of "help-payment"/;
  expect(() => helpQuestionsFromQuery({ edges: [] }, "payment", "en")).toThrow(error);
});
