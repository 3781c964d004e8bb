import { screen } from "@testing-library/react";
import { CrisisNotice } from "../../../../src/components/layout/crisis-notice";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", "Är du eller någon annan i fara? Ring 112. För råd om vård, ring 1177, dygnet runt. Mer."],
  [
    "en",
    "Are you or someone else in danger? In Sweden, call 112. For medical advice in Sweden, call 1177, day or night. Mer.",
  ],
] as const)("danger comes first, then advice, then what the page adds (%s)", (locale, words) => {
  const { container } = renderWithTexts(<CrisisNotice text="Mer." />, { locale });
  expect(container).toHaveTextContent(words);
  const numbers = screen.getAllByRole("link");
  expect(numbers.map((link) => link.getAttribute("href"))).toEqual(["tel:112", "tel:1177"]);
});
