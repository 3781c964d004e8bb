import { render, screen } from "@testing-library/react";
import { CheckList } from "../../../../src/components/ui/check-list";

test("a list of points has its name, and its check marks say nothing", () => {
  render(<CheckList label="What you get" points={["One", "Two"]} />);
  expect(screen.getByRole("list", { name: "What you get" })).toBeVisible();
  const points = screen.getAllByRole("listitem");
  expect(points.map(({ textContent }) => textContent)).toEqual(["One", "Two"]);
  for (const point of points) {
    expect(point.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  }
});
