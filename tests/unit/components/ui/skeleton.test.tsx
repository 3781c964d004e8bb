import { render } from "@testing-library/react";
import { Skeleton } from "../../../../src/components/ui/skeleton";

test("a placeholder has its size from the start, and screen readers pass over it", () => {
  const { container } = render(<Skeleton height={24} width="60%" />);
  const block = container.querySelector("svg");
  expect(block).toHaveAttribute("aria-hidden", "true");
  expect(block).toHaveAttribute("width", "60%");
  expect(block).toHaveAttribute("height", "24");
});
