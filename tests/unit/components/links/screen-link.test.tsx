import { screen } from "@testing-library/react";
import { ScreenLink } from "../../../../src/components/links/screen-link";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", "/om-oss"],
  ["en", "/en/about"],
] as const)("in %s it leads to %s", (locale, path) => {
  renderWithTexts(<ScreenLink screen="about">About</ScreenLink>, { locale });
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("href", path);
});

test("a label says what the content does not", () => {
  renderWithTexts(
    <ScreenLink screen="home" label="To the homepage">
      <svg />
    </ScreenLink>,
  );
  expect(screen.getByRole("link", { name: "To the homepage" })).toBeInTheDocument();
});

test.each([
  ["its own variant", { variant: "button" } as const, "button"],
  ["the look of its place, by default", {}, "plain"],
  [
    "the class of its place instead of a variant",
    { variant: "quiet", className: "back" } as const,
    "back",
  ],
])("it has %s", (_name, props, className) => {
  renderWithTexts(
    <ScreenLink screen="about" {...props}>
      About
    </ScreenLink>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("class", className);
});

test("it marks itself on the page that it leads to", () => {
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
