import { render, screen } from "@testing-library/react";
import { EmbeddedFrame } from "../../../../src/components/ui/embedded-frame";

const url = "https://forms.example/book?tracking=off";

beforeEach(() => {
  render(
    <EmbeddedFrame url={url} title="Form for booking" linkText="Open the form" className="tall" />,
  );
});

test("renders a lazy frame with a title and the caller's class", () => {
  const frame = screen.getByTitle("Form for booking");
  expect(frame).toHaveAttribute("src", url);
  expect(frame).toHaveAttribute("loading", "lazy");
  expect(frame).toHaveClass("tall");
});

test("grants only the permissions a form needs, and sends no referrer", () => {
  const frame = screen.getByTitle("Form for booking");
  expect(frame.getAttribute("sandbox")?.split(" ").sort()).toEqual([
    "allow-downloads",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
    "allow-top-navigation-by-user-activation",
  ]);
  expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
});

test("links to the same URL in a tab without an opener", () => {
  const link = screen.getByRole("link", { name: "Open the form" });
  expect(link).toHaveAttribute("href", url);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
