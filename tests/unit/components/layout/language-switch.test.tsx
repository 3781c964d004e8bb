import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LanguageSwitch } from "../../../../src/components/layout/language-switch";
import { locales } from "../../../../src/i18n/locales";
import { navigate } from "../../../setup/jsdom/gatsby-mock";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const texts = {
  sv: { button: "Byt språk", panel: "Välj språk" },
  en: { button: "Change language", panel: "Choose language" },
};

async function open(locale: "sv" | "en") {
  renderWithTexts(<LanguageSwitch pathname="/" />, { locale });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: texts[locale].button }));
  return within(screen.getByRole("dialog", { name: texts[locale].panel }));
}

test.each(locales)("names each language in itself and marks the page's (%s)", async (locale) => {
  const links = (await open(locale)).getAllByRole("link");
  expect(links.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ["Svenska", "sv"],
    ["English", "en"],
  ]);
  const current = links.filter((link) => link.getAttribute("aria-current") === "true");
  expect(current.map(({ lang }) => lang)).toEqual([locale]);
});

test("leads to the language's home page by a full load", async () => {
  const link = (await open("en")).getByRole("link", { name: "Svenska" });
  expect(link).toHaveAttribute("href", "/");
  expect(link).toHaveAttribute("hreflang", "sv");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});
