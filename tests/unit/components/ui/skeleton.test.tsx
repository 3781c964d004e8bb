import { render } from "@testing-library/react";
import { Skeleton } from "../../../../src/components/ui/skeleton";

test("takes the caller's class and is hidden from screen readers", () => {
  const { container } = render(<Skeleton height={20} className="place" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container.firstElementChild).toHaveClass("place");
});
