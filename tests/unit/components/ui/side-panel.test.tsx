import { act, render, screen, within } from "@testing-library/react";
import { SidePanel } from "../../../../src/components/ui/side-panel";

it("is a dialog with a title and content that reports when it has closed", () => {
  const onClosed = jest.fn();
  render(
    <SidePanel title="Languages" closeLabel="Close" onClosed={onClosed}>
      <p>Content</p>
    </SidePanel>,
  );
  const panel = screen.getByRole("dialog", { name: "Languages" });
  expect(within(panel).getByText("Content")).toBeVisible();
  expect(within(panel).getByRole("button")).toHaveAccessibleName("Close");
  act(() => (panel as HTMLDialogElement).close());
  expect(onClosed).toHaveBeenCalledTimes(1);
});
