import { render, screen } from "@testing-library/react";
import { applySheet } from "./apply-sheet";

test("what is visually hidden is there for screen readers, and takes the focus", () => {
  applySheet("styles/utilities.css");
  render(
    <button className="visually-hidden">
      <span>Only heard</span>
    </button>,
  );
  const button = screen.getByRole("button", { name: "Only heard" });
  expect(button).toBeVisible();
  button.focus();
  expect(button).toHaveFocus();
});
