import { screen, within } from "@testing-library/react";
import { HomeHero } from "../../../../src/features/home-hero/home-hero";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/home.json";
import sv from "../../../../src/locales/sv/home.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

describe.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("in %s", (locale, texts) => {
  beforeEach(() => {
    renderWithTexts(<HomeHero />, { locale });
  });

  test("the title is the page's heading", () => {
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe(texts.hero.title);
  });

  test("links to the demo booking and the product", () => {
    const demo = screen.getByRole("link", { name: texts.hero.demo });
    expect(demo).toHaveAttribute("href", screenPath("demoBooking", locale));
    const product = screen.getByRole("link", { name: texts.hero.product });
    expect(product).toHaveAttribute("href", screenPath("product", locale));
  });

  test("match, hours and languages are listed, in this order", () => {
    const facts = within(screen.getByRole("list", { name: texts.hero.facts }));
    const { match, hours, languages } = texts.hero.fact;
    expect(facts.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      [match, hours, languages].map(({ value, label }) => `${value} ${label}`),
    );
  });

  test("the illustrated app is a single image with a text alternative", () => {
    const picture = screen.getByRole("img", { name: texts.phone.alt });
    expect(within(picture).getByText(texts.phone.message1)).toBeInTheDocument();
  });
});
