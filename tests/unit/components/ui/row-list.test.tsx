import { render, screen } from "@testing-library/react";
import { RowList } from "../../../../src/components/ui/row-list";

test("a list has a line at its top, but for one that is told to follow a line", () => {
  const rows = [{ key: "a", title: "A", text: "What it is." }];
  const { rerender } = render(<RowList rows={rows} />);
  expect(screen.getByRole("list")).not.toHaveAttribute("data-follows-line");
  rerender(<RowList rows={rows} followsLine />);
  expect(screen.getByRole("list")).toHaveAttribute("data-follows-line", "true");
});
