import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import { AboutHero } from "../../../../src/features/about/about-hero";
import { CoreValues } from "../../../../src/features/about/core-values";
import { Vision } from "../../../../src/features/about/vision";
import en from "../../../../src/locales/en/about.json";
import sv from "../../../../src/locales/sv/about.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

describe.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("in %s", (locale, texts) => {
  test("the hero has the page's heading and three existing pictures", () => {
    renderWithTexts(<AboutHero />, { locale });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(texts.hero.title);
    const pictures = screen.getAllByRole("img");
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual([
      texts.images.conversation,
      texts.images.phone,
      texts.images.morning,
    ]);
    for (const picture of pictures) {
      expect(existsSync(resolve(`static${picture.getAttribute("src")!}`))).toBe(true);
    }
  });

  test("the vision has its two figures", () => {
    renderWithTexts(<Vision />, { locale });
    const region = within(screen.getByRole("region", { name: texts.vision.title }));
    const names = region.getAllByRole("term").map((term) => term.textContent);
    const figures = region.getAllByRole("definition").map((figure) => figure.textContent);
    expect(names).toEqual([texts.vision.customers, texts.vision.calls]);
    expect(figures.map((figure) => figure.replace(/[\s,]/g, ""))).toEqual(["100+", "20000+"]);
    expect(region.getByText(texts.vision.source.replace(/\s/g, " "))).toBeInTheDocument();
  });

  test("the four values are creativity, curiosity, joy and care", () => {
    renderWithTexts(<CoreValues />, { locale });
    const region = within(screen.getByRole("region", { name: texts.values.title }));
    const { creativity, curiosity, joy, care } = texts.values;
    const values = region
      .getAllByRole("listitem")
      .map((item) => [
        within(item).getByRole("heading", { level: 3 }).textContent,
        within(item).getByRole("paragraph").textContent,
      ]);
    expect(values).toEqual([creativity, curiosity, joy, care].map((v) => [v.title, v.text]));
  });
});
