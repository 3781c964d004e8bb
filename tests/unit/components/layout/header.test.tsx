import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../../src/components/layout/header";
import { site } from "../../../../src/config/site";
import { locales } from "../../../../src/i18n/locales";
import { screenPath } from "../../../../src/i18n/routes";
import { desktop } from "../../../../src/styles/breakpoints";
import en from "../../../../src/locales/en/layout.json";
import { pageText } from "../../../setup/output/page-text";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const bar = () => within(screen.getByRole("banner"));
const menu = () => within(bar().getByRole("navigation", { name: en.mainMenu }));

test.each(locales)(
  "leads home, to the menu's screens and to a demo, in that order (%s)",
  (locale) => {
    renderWithTexts(<Header pathname="/" />, { locale });
    const product = pageText(locale, "layout", "product");
    // The folded menu's links come when it is open.
    const links = bar()
      .getAllByRole("link")
      .filter((link) => link.closest("details") === null);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      (["home", "about", "blog", "demoBooking"] as const).map((name) => screenPath(name, locale)),
    );
    expect(links[0]).toHaveAccessibleName(pageText(locale, "layout", "homeLink"));
    expect(links[0]).toHaveTextContent(site.productName);
    expect(bar().getByText(product)).toBeVisible();
  },
);

test("the drawer hands the focus to the menu when the screen has room for it", async () => {
  renderWithTexts(<Header pathname="/" />, { locale: "en" });
  await userEvent.click(bar().getByRole("button", { name: en.openMenu }));
  act(() => setMatchingMedia((query) => query === desktop));
  expect(menu().getByRole("link", { name: en.screens.about })).toHaveFocus();
});

test.each([en.openMenu, en.changeLanguage])(
  "what “%s” opens is gone on the next page, and only then",
  async (name) => {
    const { rerender } = renderWithTexts(<Header pathname="/en" />, { locale: "en" });
    await userEvent.click(bar().getByRole("button", { name }));
    rerender(<Header pathname="/en" />);
    expect(screen.getByRole("dialog")).toBeVisible();
    rerender(<Header pathname="/en/about" />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);
