import { screen, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import { HelpCategoryLayout } from "../../../../src/features/help-centre/help-category-layout";
import { helpCategoryKeys, helpCategoryPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-category.json";
import sv from "../../../../src/locales/sv/help-category.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

describe.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("in %s", (locale, texts) => {
  beforeEach(() => {
    renderWithTexts(
      <HelpCategoryLayout category="payment">
        <p>The questions</p>
      </HelpCategoryLayout>,
      { locale },
    );
  });

  test("lists the six other categories in order next to the questions", () => {
    expect(screen.getByText("The questions")).toBeVisible();
    const links = within(screen.getByRole("navigation", { name: texts.others })).getAllByRole(
      "link",
    );
    const others = helpCategoryKeys.filter((category) => category !== "payment");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      others.map((category) => helpCategoryPath(category, locale)),
    );
    expect(links.map((link) => link.textContent)).toEqual(
      others.map((category) => texts[category].title.replace("{{product}}", site.productName)),
    );
  });

  test("a card says where to write, and how soon to expect an answer", () => {
    expect(screen.getByRole("heading", { name: texts.contactTitle })).toBeVisible();
    const mail = screen.getByRole("link", { name: site.mailbox });
    expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
    expect(mail.parentElement).toHaveTextContent("24");
  });
});
