import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Accordion } from "../../../../src/components/ui/accordion";

const items = [
  { key: "one", title: "One?", content: <p>First answer</p>, isOpen: true },
  { key: "two", title: "Two?", content: <p>Second answer</p> },
];

function openAnswers(): string[] {
  return screen
    .getAllByRole("group")
    .filter((item) => item.hasAttribute("open"))
    .map((item) => item.querySelector("p")!.textContent);
}

test.each([
  ["h2", 2],
  ["h3", 3],
] as const)("renders titles as headings of the given level (%s)", (heading, level) => {
  render(<Accordion items={items} heading={heading} />);
  const titles = screen.getAllByRole("heading", { level }).map((title) => title.textContent);
  expect(titles).toEqual(["One?", "Two?"]);
});

test("respects the initial state and toggles items independently", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Accordion items={items} heading="h2" />);
  expect(openAnswers()).toEqual(["First answer"]);

  await user.click(screen.getByText("Two?"));
  expect(openAnswers()).toEqual(["First answer", "Second answer"]);
  await user.click(screen.getByText("One?"));
  expect(openAnswers()).toEqual(["Second answer"]);

  // The visitor's choice survives a re-render.
  rerender(<Accordion items={[...items]} heading="h2" />);
  expect(openAnswers()).toEqual(["Second answer"]);
});
