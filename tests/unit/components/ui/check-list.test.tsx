import { render, screen } from "@testing-library/react";
import { CheckList } from "../../../../src/components/ui/check-list";

test("is a named list of its points in order", () => {
  render(<CheckList label="In brief" points={{ easy: "Easy", calm: <strong>Calm</strong> }} />);
  expect(screen.getByRole("list", { name: "In brief" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Easy",
    "Calm",
  ]);
});
