import { render } from "@testing-library/react";
import { Skeleton } from "../../../../src/components/ui/skeleton";

test("a skeleton has its place's shape and says nothing to a screen reader", () => {
  const { container } = render(<Skeleton className="place" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container.firstElementChild).toHaveClass("place");
});
