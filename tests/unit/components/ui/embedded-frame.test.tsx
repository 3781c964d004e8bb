import { render, screen } from "@testing-library/react";
import { EmbeddedFrame } from "../../../../src/components/ui/embedded-frame";

const address = "https://forms.example/book?tracking=off";

beforeEach(() => {
  render(
    <EmbeddedFrame
      address={address}
      title="Form for booking"
      linkText="Open the form"
      className="tall"
    />,
  );
});

test("the frame is named, waits until it is near, and gets its height from its place", () => {
  const frame = screen.getByTitle("Form for booking");
  expect(frame).toHaveAttribute("src", address);
  expect(frame).toHaveAttribute("loading", "lazy");
  expect(frame).toHaveClass("tall");
});

test("the vendor may do what its form needs, and learns of no address of ours", () => {
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

test("a link opens the same address in a tab, unconnected with this one", () => {
  const link = screen.getByRole("link", { name: "Open the form" });
  expect(link).toHaveAttribute("href", address);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
