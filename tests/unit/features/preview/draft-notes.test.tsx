import { render, screen } from "@testing-library/react";
import { DraftNotes } from "../../../../src/features/preview/draft-notes";

test("a page without drafts has no notes; one with a draft that lacks nothing says so", () => {
  const { container, rerender } = render(<DraftNotes items={[]} locale="en" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<DraftNotes items={[{ kind: "post", name: "A day", findings: [] }]} locale="en" />);
  expect(screen.getByRole("complementary")).toHaveTextContent(/A day/);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
