import { screen } from "@testing-library/react";
import { WhitePaper } from "../../../../src/features/white-paper/white-paper";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/white-paper.json";
import sv from "../../../../src/locales/sv/white-paper.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const languages = [
  ["sv", sv],
  ["en", en],
] as const;

describe.each(languages)("in %s", (locale, texts) => {
  test("shows the title, the cover, the five points and the note", () => {
    renderWithTexts(<WhitePaper frame={undefined} form={<p>The form</p>} />, { locale });
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getByText(texts.lead)).toBeVisible();
    expect(screen.getByRole("img", { name: texts.cover.alt })).toBeVisible();
    const { statistics, costs, advice, stories, productivity } = texts.points;
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      statistics,
      costs,
      advice,
      stories,
      productivity,
    ]);
    // The only link is the one in the note.
    expect(screen.getByRole("link")).toHaveAttribute("href", screenPath("demoBooking", locale));
  });

  test("shows the site's own form without a vendor", () => {
    renderWithTexts(<WhitePaper frame={undefined} form={<p>The form</p>} />, { locale });
    expect(screen.getByText("The form")).toBeVisible();
    expect(screen.queryByTitle(texts.frame.title)).not.toBeInTheDocument();
  });

  test("shows the vendor's form and a link to it instead", () => {
    const url = `https://signup.example/${locale}`;
    renderWithTexts(<WhitePaper frame={url} form={<p>The form</p>} />, { locale });
    expect(screen.getByTitle(texts.frame.title)).toHaveAttribute("src", url);
    expect(screen.getByRole("link", { name: texts.frame.link })).toHaveAttribute("href", url);
    const instead = screen.getByText(texts.frame.formInstead).closest("details");
    expect(instead).not.toHaveAttribute("open");
    expect(instead).toContainElement(screen.getByText("The form"));
  });
});
