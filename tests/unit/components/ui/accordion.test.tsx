import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Accordion } from "../../../../src/components/ui/accordion";

const items = [
  { key: "one", anchor: "one", title: "One?", content: <p>First answer</p>, isOpen: true },
  { key: "two", anchor: "two", title: "Two?", content: <a href="https://two.example/">Second</a> },
  { key: "three", title: "Three?", content: <p>Third answer</p> },
];

function openTitles(): string[] {
  return screen
    .getAllByRole("group")
    .filter((item) => item.hasAttribute("open"))
    .map((item) => item.querySelector("summary")!.textContent);
}

function itemOf(title: string): HTMLDetailsElement {
  return screen.getByRole("heading", { level: 2, name: title }).closest("details")!;
}

test("respects the initial state and toggles items independently", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Accordion items={items} heading="h2" />);
  expect(openTitles()).toEqual(["One?"]);
  await user.click(screen.getByText("Two?"));
  expect(openTitles()).toEqual(["One?", "Two?"]);
  await user.click(screen.getByText("One?"));
  expect(openTitles()).toEqual(["Two?"]);

  // The visitor's choice survives a re-render.
  rerender(<Accordion items={[...items]} heading="h2" />);
  expect(openTitles()).toEqual(["Two?"]);
});

test("an anchor is inside its item, where the browser finds it without JavaScript", () => {
  render(<Accordion items={items} heading="h2" />);
  expect(itemOf("One?")).toContainElement(document.getElementById("one"));
  expect(itemOf("One?")).not.toHaveAttribute("id");
  expect(itemOf("Three?").querySelector("[id]")).toBeNull();
});
