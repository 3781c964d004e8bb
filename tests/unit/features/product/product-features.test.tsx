import { screen, within } from "@testing-library/react";
import { ProductFeatures } from "../../../../src/features/product/product-features";
import { locales } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each(locales)("the portal's text alternative states the figures shown (%s)", (locale) => {
  renderWithTexts(<ProductFeatures app={null} story={null} />, { locale });
  const description = pageText(locale, "product", "portal.picture.alt");
  const portal = within(screen.getByRole("img", { name: description }));
  const figures = portal.getAllByText(/^\d+([.,]\d)?$/).map(({ textContent }) => textContent);
  expect(figures[0]).toBe("46");
  expect(figures).toHaveLength(3);
  for (const figure of figures) expect(description).toContain(figure);
});
