import { screen, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import { HelpCategoryList } from "../../../../src/features/help-centre/help-category-list";
import { helpCategoryKeys, helpCategoryPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-category.json";
import sv from "../../../../src/locales/sv/help-category.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const questionCounts = {
  about: 1,
  sessionsAndPrices: 2,
  account: 3,
  technicalProblems: 4,
  appAndContent: 5,
  matchingAndTherapists: 6,
  payment: 7,
};

describe.each([
  ["sv", sv, ["1 fråga", "2 frågor", "7 frågor"]],
  ["en", en, ["1 question", "2 questions", "7 questions"]],
] as const)("in %s", (locale, texts, [one, two, seven]) => {
  beforeEach(() => {
    renderWithTexts(<HelpCategoryList questionCounts={questionCounts} />, { locale });
  });

  test("seven cards link to the categories in order", () => {
    const cards = screen.getAllByRole("listitem");
    const links = cards.map((card) => within(card).getByRole("link"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      helpCategoryKeys.map((category) => helpCategoryPath(category, locale)),
    );
    expect(links.map((link) => link.textContent)).toEqual(
      helpCategoryKeys.map((key) => texts[key].title.replace("{{product}}", site.productName)),
    );
  });

  test("a card shows its title, lead and number of questions", () => {
    const cards = screen.getAllByRole("listitem");
    expect(within(cards[1]!).getByRole("heading", { level: 2 })).toBeVisible();
    expect(within(cards[1]!).getByText(texts.sessionsAndPrices.lead)).toBeVisible();
    expect(within(cards[0]!).getByText(one)).toBeVisible();
    expect(within(cards[1]!).getByText(two)).toBeVisible();
    expect(within(cards[6]!).getByText(seven)).toBeVisible();
  });

  test("shows the mailbox", () => {
    const mail = screen.getByRole("link", { name: site.mailbox });
    expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
  });
});
