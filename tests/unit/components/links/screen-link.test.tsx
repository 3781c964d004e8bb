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

test("marks itself as current on its own page", () => {
  window.history.replaceState(null, "", "/en/about");
  try {
    renderWithTexts(
      <>
        <ScreenLink screen="about">About</ScreenLink>
        <ScreenLink screen="blog">Blog</ScreenLink>
      </>,
      { locale: "en" },
    );
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("About");
  } finally {
    window.history.replaceState(null, "", "/");
  }
});
