import { screen } from "@testing-library/react";
import { NotFound } from "../../../../src/features/not-found/not-found";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/not-found.json";
import sv from "../../../../src/locales/sv/not-found.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const title = "404 - Page not found";
const text =
  "Sorry the page you are looking for does not exist. Please check the URL or go back to the homepage.";

describe.each([
  ["sv", sv],
  ["en", en],
] as const)("in %s", (locale, texts) => {
  test("a missing page shows the prescribed texts and a link home", () => {
    renderWithTexts(<NotFound missing="page" />, { locale });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent(title);
    expect(heading).toHaveAttribute("lang", "en");
    expect(screen.getByText(text)).toHaveAttribute("lang", "en");
    expect(screen.getByRole("link")).toHaveAttribute("href", screenPath("home", locale));
  });

  test("a missing help category shows the prescribed heading and a link to the others", () => {
    renderWithTexts(<NotFound missing="helpCategory" />, { locale });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent("Subroute not found");
    expect(heading).toHaveAttribute("lang", "en");
    // The rest is in the page's language.
    expect(screen.getByText(texts.help.text)).not.toHaveAttribute("lang");
    const back = screen.getByRole("link", { name: texts.help.back });
    expect(back).toHaveAttribute("href", screenPath("helpCentre", locale));
  });
});
