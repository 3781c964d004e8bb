import { screen } from "@testing-library/react";
import { growth } from "../../../../src/config/service-facts";
import { Vision } from "../../../../src/features/about/vision";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", ["1\u00a0200+", "30\u00a0500+"]],
  ["en", ["1,200+", "30,500+"]],
] as const)(
  "the vision's figures and their source are those of the facts (%s)",
  (locale, figures) => {
    jest.replaceProperty(growth, "customers", 1_200 as 100);
    jest.replaceProperty(growth, "sessions", 30_500 as 20_000);
    renderWithTexts(<Vision />, { locale });
    expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual(figures);
    for (const figure of figures) expect(screen.getByText(/2025/).textContent).toContain(figure);
  },
);
