import { screen } from "@testing-library/react";
import { CrisisNotice, ServiceLimits } from "../../../../src/components/layout/crisis-notice";
import { locales } from "../../../../src/i18n/locales";
import { helpCategoryPath } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each(locales)(
  "names 112 first, and each number can be called from the text (%s)",
  (locale) => {
    renderWithTexts(<CrisisNotice />, { locale });
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["112", "tel:112"],
      ["90101", "tel:90101"],
      ["1177", "tel:1177"],
    ]);
  },
);

test.each(locales)("the service's limits lead to who answers at night (%s)", (locale) => {
  renderWithTexts(<ServiceLimits />, { locale });
  const answer = `${helpCategoryPath("about", locale)}#other-help`;
  expect(screen.getByRole("link")).toHaveAttribute("href", answer);
});
