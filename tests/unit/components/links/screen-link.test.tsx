import { screen } from "@testing-library/react";
import { ScreenLink } from "../../../../src/components/links/screen-link";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("links in the page's language, with its label as its name", () => {
  renderWithTexts(
    <ScreenLink screen="about" label="About us">
      <svg />
    </ScreenLink>,
    { locale: "en" },
  );
  expect(screen.getByRole("link", { name: "About us" })).toHaveAttribute("href", "/en/about");
});
