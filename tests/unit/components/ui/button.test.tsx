import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../../../../src/components/ui/button";

test("works by mouse and keyboard, and never submits a form", async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Copy</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("exposes whether the element it controls is open", () => {
  const button = (isOpen: boolean) => (
    <Button variant="quiet" onClick={() => undefined} controls={{ id: "panel", isOpen }}>
      Explain
    </Button>
  );
  const { rerender } = render(button(false));
  expect(screen.getByRole("button", { expanded: false })).toHaveAttribute("aria-controls", "panel");
  rerender(button(true));
  expect(screen.getByRole("button", { expanded: true })).toBeInTheDocument();
});
