import { render, screen } from "@testing-library/react";
import { Accordion } from "../../../../src/components/ui/accordion";
import { openAccordionItem } from "../../../../src/components/ui/accordion-anchor";

const items = [
  { key: "one", anchor: "one", title: "One?", content: <p>First answer</p> },
  {
    key: "two",
    anchor: "two",
    title: "Two?",
    content: <a href="https://two.example/">Second answer</a>,
  },
  { key: "three", title: "Three?", content: <p>Third answer</p> },
];

function openTitles(): string[] {
  return screen
    .getAllByRole("group")
    .filter((item) => item.hasAttribute("open"))
    .map((item) => item.querySelector("summary")!.textContent);
}

function itemOf(title: string): HTMLDetailsElement {
  return screen.getByRole("heading", { name: title }).closest("details")!;
}

beforeEach(() => {
  render(<Accordion items={items} heading="h2" />);
});

test("renders the anchor inside its item, where the browser finds it without JavaScript", () => {
  expect(document.getElementById("one")).not.toBe(itemOf("One?"));
  expect(itemOf("One?")).toContainElement(document.getElementById("one"));
  expect(itemOf("Three?").querySelector("[id]")).toBeNull();
});

test("opens the anchor's item, scrolls to it and focuses its title", () => {
  openAccordionItem("two");
  expect(openTitles()).toEqual(["Two?"]);
  const scroll = jest.mocked(itemOf("Two?").scrollIntoView);
  expect(scroll.mock.contexts).toEqual([itemOf("Two?")]);
  expect(itemOf("Two?").querySelector("summary")).toHaveFocus();
});

test("leaves the other items unchanged", () => {
  itemOf("One?").open = true;
  openAccordionItem("two");
  expect(openTitles()).toEqual(["One?", "Two?"]);
});

test("keeps a focus within the item", () => {
  const link = screen.getByText("Second answer");
  itemOf("Two?").open = true;
  link.focus();
  openAccordionItem("two");
  expect(link).toHaveFocus();
});

test.each(["", "nowhere", "%", "three"])('does nothing for "%s"', (anchor) => {
  openAccordionItem(anchor);
  expect(openTitles()).toEqual([]);
  expect(document.body).toHaveFocus();
});
