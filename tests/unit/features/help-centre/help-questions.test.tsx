import { act, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import { HelpQuestions } from "../../../../src/features/help-centre/help-questions";
import {
  answerLines,
  helpQuestionsFromQuery,
} from "../../../../src/features/help-centre/help-file";
import { screenPath } from "../../../../src/i18n/routes";
import texts from "../../../../src/locales/en/help-category.json";
import { selectedTexts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const questions = helpQuestionsFromQuery(selectedTexts("en"), "payment");

function open(hash = "") {
  return renderWithTexts(<HelpQuestions questions={questions} location={{ hash }} />, {
    locale: "en",
  });
}

function itemOf(key: string): HTMLDetailsElement {
  return document.getElementById(key)!.closest("details")!;
}

function openKeys(): string[] {
  return questions.map(({ key }) => key).filter((key) => itemOf(key).open);
}

/** Waits for the next animation frame. */
async function nextFrame(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test("an answer has its paragraphs, its list and its links", () => {
  open();
  const list = within(itemOf("ways-to-pay")).getAllByRole("listitem", { hidden: true });
  const [first] = questions.find(({ key }) => key === "ways-to-pay")!.answer;
  expect(list.map((entry) => entry.textContent)).toEqual(answerLines(first!));
  const demo = within(itemOf("company-payment")).getByText("Book a demo");
  expect(demo).toHaveAttribute("href", screenPath("demoBooking", "en"));
  const mail = within(itemOf("payment-questions")).getByText(site.mailbox);
  expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
  // Marks that were not turned into links would be shown as text.
  expect(document.body.textContent).not.toMatch(/[<>{}]/);
});

test("steps are numbered", () => {
  const account = helpQuestionsFromQuery(selectedTexts("en"), "account");
  renderWithTexts(<HelpQuestions questions={account} location={{ hash: "" }} />, { locale: "en" });
  expect(itemOf("get-started").querySelectorAll("ol > li")).toHaveLength(5);
});

test("visiting the same URL again reopens the question, rerendering does not", async () => {
  const location = { hash: "#private-price" };
  const page = (at: typeof location) => <HelpQuestions questions={questions} location={at} />;
  const { rerender } = renderWithTexts(page(location), { locale: "en" });
  await nextFrame();
  itemOf("private-price").open = false;
  rerender(page(location));
  await nextFrame();
  expect(openKeys()).toEqual([]);
  rerender(page({ ...location }));
  await nextFrame();
  expect(openKeys()).toEqual(["private-price"]);
});

test("a question has a permalink that names it", () => {
  open();
  const link = within(itemOf("prepaid")).getByText(texts.link);
  expect(link).toHaveAttribute("href", "#prepaid");
  expect(link).toHaveAccessibleName("Link to this question: “What are prepaid sessions?”");
});
