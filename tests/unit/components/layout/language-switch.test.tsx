import { screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { LanguageSwitch } from "../../../../src/components/layout/language-switch";
import type { Locale } from "../../../../src/i18n/locales";
import { navigate } from "../../../setup/jsdom/gatsby-mock";
import { renderLayout } from "./render-layout";

const user = userEvent.setup();

const cases: [Locale, string, string][] = [
  ["sv", "Byt språk", "Välj språk"],
  ["en", "Change language", "Choose language"],
];

it.each(cases)(
  "opens a panel with both languages by their own names: %s",
  async (locale, name, title) => {
    renderLayout(<LanguageSwitch />, locale);
    await user.click(screen.getByRole("button", { name }));
    const links = within(screen.getByRole("dialog", { name: title })).getAllByRole("link");
    const attributes = ["href", "hreflang", "lang"] as const;
    expect(
      links.map((link) => [link.textContent, ...attributes.map((each) => link.getAttribute(each))]),
    ).toEqual([
      ["Svenska", "/", "sv", "sv"],
      ["English", "/en", "en", "en"],
    ]);
    expect(screen.getByRole("link", { current: true })).toHaveAttribute("hreflang", locale);
  },
);

it("switches the language by a full load, without client-side navigation", async () => {
  renderLayout(<LanguageSwitch />);
  await user.click(screen.getByRole("button"));
  const leave = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", leave, { once: true });
  await user.click(screen.getByRole("link", { name: "English" }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

it("restores the focus to its button", async () => {
  renderLayout(<LanguageSwitch />);
  await user.click(screen.getByRole("button", { name: "Byt språk" }));
  await user.click(screen.getByRole("button", { name: "Stäng språkvalet" }));
  await waitForElementToBeRemoved(screen.queryByRole("dialog"));
  expect(screen.getByRole("button", { name: "Byt språk" })).toHaveFocus();
});
