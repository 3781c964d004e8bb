import { screen, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import {
  HelpCategoryIntro,
  HelpCategoryLayout,
} from "../../../../src/features/help-centre/help-category-layout";
import { helpCategoryKeys, helpCategoryPath, screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-category.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("a category leads back, to the six others in order, and to the mailbox", () => {
  renderWithTexts(
    <>
      <HelpCategoryIntro category="payment" />
      <HelpCategoryLayout category="payment">The questions</HelpCategoryLayout>
    </>,
    { locale: "en" },
  );
  const back = screen.getByRole("link", { name: en.back });
  expect(back).toHaveAttribute("href", screenPath("helpCentre", "en"));
  const others = within(screen.getByRole("navigation", { name: en.others })).getAllByRole("link");
  expect(others.map((link) => link.getAttribute("href"))).toEqual(
    helpCategoryKeys
      .filter((category) => category !== "payment")
      .map((category) => helpCategoryPath(category, "en")),
  );
  const mail = screen.getByRole("link", { name: site.mailbox });
  expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
  expect(mail.parentElement).toHaveTextContent("24");
});
