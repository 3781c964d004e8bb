import { screen } from "@testing-library/react";
import { HelpCategoryIntro } from "../../../../src/features/help-centre/help-category-intro";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-category.json";
import sv from "../../../../src/locales/sv/help-category.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", sv],
  ["en", en],
] as const)("in %s a category has a link back, its title and its lead", (locale, texts) => {
  renderWithTexts(<HelpCategoryIntro category="payment" />, { locale });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(texts.payment.title);
  expect(screen.getByText(texts.payment.lead)).toBeVisible();
  const back = screen.getByRole("link", { name: texts.back });
  expect(back).toHaveAttribute("href", screenPath("helpCentre", locale));
});
