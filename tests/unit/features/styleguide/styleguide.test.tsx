import { screen, within } from "@testing-library/react";
import { Styleguide } from "../../../../src/features/styleguide/styleguide";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

beforeAll(() => {
  // jsdom has no constructable style sheets.
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});

test.each(["sv", "en"] as const)("every kind of component has its own heading (%s)", (locale) => {
  renderWithTexts(<Styleguide />, { locale });
  const parts = within(screen.getByRole("navigation", { name: "Parts" })).getAllByRole("link");
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    const group = screen.getByRole("region", { name: part.textContent });
    expect(`#${group.id}`).toBe(part.getAttribute("href"));
  }
  // And every group is in the navigation.
  expect(document.querySelectorAll("section[id]")).toHaveLength(parts.length);
});
