import { render } from "@testing-library/react";
import { Skeleton } from "../../../../src/components/ui/skeleton";

test("a skeleton has the place's shape and says nothing to a screen reader", () => {
  const { container } = render(<Skeleton width="8em" height="16px" radius="4px" />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container.firstElementChild).toHaveStyle({
    width: "8em",
    height: "16px",
    borderRadius: "4px",
  });
});

test("it is as wide as its place unless told otherwise", () => {
  const { container } = render(<Skeleton height="230px" />);
  expect(container.firstElementChild).toHaveStyle({ width: "100%", height: "230px" });
});
