import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import { CustomerLogos } from "../../../../src/features/customer-logos/customer-logos";
import en from "../../../../src/locales/en/customer-logos.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("shows five customers' logos, each with a name, a size and an existing file", () => {
  renderWithTexts(<CustomerLogos />, { locale: "en" });
  const logos = within(screen.getByRole("list", { name: en.label })).getAllByRole("img");
  expect(logos).toHaveLength(5);
  for (const logo of logos) {
    expect(logo).toHaveAccessibleName();
    expect(Number(logo.getAttribute("width"))).toBeGreaterThan(0);
    expect(existsSync(resolve(`static${logo.getAttribute("src")!}`))).toBe(true);
  }
});
