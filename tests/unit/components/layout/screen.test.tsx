import { render, screen } from "@testing-library/react";
import { Screen } from "../../../../src/components/layout/screen";

test("while its title is loading, a screen has no heading", () => {
  render(<Screen title={undefined} intro={<p>Loading</p>} />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByText("Loading")).toBeVisible();
});
