import { screen } from "@testing-library/react";
import { ScreenLink } from "../../../../src/components/links/screen-link";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", "/om-oss"],
  ["en", "/en/about"],
] as const)("links in %s to %s", (locale, path) => {
  renderWithTexts(<ScreenLink screen="about">About</ScreenLink>, { locale });
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("href", path);
});

test("takes its accessible name from the label", () => {
  renderWithTexts(
    <ScreenLink screen="home" label="To the homepage">
      <svg />
    </ScreenLink>,
  );
  expect(screen.getByRole("link", { name: "To the homepage" })).toBeInTheDocument();
});
