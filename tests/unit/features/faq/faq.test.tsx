import { screen, within } from "@testing-library/react";
import { Faq } from "../../../../src/features/faq/faq";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/faq.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("the first of six questions is open, and the answers link to screens", () => {
  renderWithTexts(<Faq />, { locale: "en" });
  const section = within(screen.getByRole("region", { name: en.title }));
  const items = section
    .getAllByRole("heading", { level: 3 })
    .map((question) => question.closest("details")!);
  expect(items.map(({ open }) => open)).toEqual([true, false, false, false, false, false]);
  const links = section
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    (["helpCentre", "whitePaper", "demoBooking", "therapists"] as const).map((name) =>
      screenPath(name, "en"),
    ),
  );
  // What is protected, in points.
  expect(within(items[4]!).getAllByRole("listitem", { hidden: true })).toHaveLength(6);
});
