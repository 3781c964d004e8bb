import { render, screen } from "@testing-library/react";
import { FormOrFrame } from "../../../../src/components/ui/form-or-frame";

test("a vendor's frame loads late, has what a form needs and no more, and a link in its place", () => {
  const url = "https://forms.example/book?tracking=off";
  const texts = { title: "Form for booking", linkText: "Open the form", formInstead: "No form?" };
  render(<FormOrFrame url={url} {...texts} className="tall" form={null} />);
  const frame = screen.getByTitle("Form for booking");
  expect(frame).toHaveAttribute("src", url);
  expect(frame).toHaveAttribute("loading", "lazy");
  expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(frame).toHaveClass("tall");
  expect(frame.getAttribute("sandbox")?.split(" ").sort()).toEqual([
    "allow-downloads",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
    "allow-top-navigation-by-user-activation",
  ]);
  const link = screen.getByRole("link", { name: "Open the form" });
  expect(link).toHaveAttribute("href", url);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
