import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import { HomeBenefits } from "../../../../src/features/home-benefits/home-benefits";
import en from "../../../../src/locales/en/home.json";
import sv from "../../../../src/locales/sv/home.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("shows a title and three points with existing pictures (%s)", (locale, texts) => {
  renderWithTexts(<HomeBenefits />, { locale });
  const region = within(screen.getByRole("region", { name: texts.benefits.title }));
  const points = region.getAllByRole("listitem");
  const { anonymity, matching, statistics } = texts.benefits;
  expect(
    points.map((point) => [
      within(point).getByRole("heading", { level: 3 }).textContent,
      within(point).getByRole("paragraph").textContent,
    ]),
  ).toEqual([anonymity, matching, statistics].map(({ title, text }) => [title, text]));
  for (const point of points) {
    const picture = within(point).getByRole("presentation");
    expect(existsSync(resolve(`static${picture.getAttribute("src")!}`))).toBe(true);
  }
});
