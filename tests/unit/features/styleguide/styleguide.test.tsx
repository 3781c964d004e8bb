import { screen, within } from "@testing-library/react";
import { Styleguide } from "../../../../src/features/styleguide/styleguide";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

beforeAll(() => {
  // jsdom has no constructed style sheets.
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});

test.each(["sv", "en"] as const)("every part stands under a heading of its own (%s)", (locale) => {
  renderWithTexts(<Styleguide />, { locale });
  const parts = within(screen.getByRole("navigation", { name: "Parts" })).getAllByRole("link");
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    const group = screen.getByRole("region", { name: part.textContent });
    expect(`#${group.id}`).toBe(part.getAttribute("href"));
  }
  // And each heading of a group is listed.
  expect(document.querySelectorAll("section[id]")).toHaveLength(parts.length);
});
