import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { Select } from "../../../../src/components/ui/select";

const onChange = jest.fn<undefined, [number]>();
const user = userEvent.setup();
const fruits = ["Apple", "Banana", "Blackberry", "Cherry"].map((label, value) => ({
  label,
  value: value + 10,
}));

function Page() {
  const [value, setValue] = useState(11);
  const choose = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return (
    <StrictMode>
      <button>Before</button>
      <Select label="Fruit" options={fruits} value={value} onChange={choose} />
      <button>After</button>
    </StrictMode>
  );
}

const field = () => screen.getByRole("combobox", { name: "Fruit" });
const isOpen = () => field().getAttribute("aria-expanded") === "true";

function activeOption(): string | null | undefined {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

beforeEach(() => {
  render(<Page />);
});

test("is a closed combobox that shows the chosen option, and has the focus on a click on its label", async () => {
  expect(field()).toHaveTextContent("Banana");
  expect(field()).toHaveAttribute("aria-haspopup", "listbox");
  expect(activeOption()).toBeUndefined();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.click(screen.getByText("Fruit"));
  expect(field()).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test("opens in view on a click with the chosen option active, and closes on the next", async () => {
  await user.click(field());
  const list = screen.getByRole("listbox", { name: "Fruit" });
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(list);
  expect(field()).toHaveAttribute("aria-controls", list.id);
  expect(within(list).getByRole("option", { selected: true })).toHaveTextContent("Banana");
  expect(activeOption()).toBe("Banana");
  await user.click(field());
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test("does not change when the chosen option is chosen again", async () => {
  act(() => field().focus());
  await user.keyboard("{Enter}{Enter}");
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

const type = (key: string, timeStamp: number) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  fireEvent(field(), event);
};

test("a space within what is typed chooses nothing, and does so after it", () => {
  act(() => field().focus());
  for (const [index, key] of ["b", "l", "a", " "].entries()) type(key, 10_000 + index * 100);
  expect(activeOption()).toBe("Blackberry");
  expect(onChange).not.toHaveBeenCalled();
  type(" ", 11_000);
  expect(onChange).toHaveBeenCalledWith(12);
});

test("finds options by letters: quick ones together, slow ones separately", () => {
  act(() => field().focus());
  type("b", 10_000);
  expect(activeOption()).toBe("Blackberry");
  type("a", 10_400);
  expect(activeOption()).toBe("Banana");
  type("c", 11_000);
  expect(activeOption()).toBe("Cherry");
  // Values match too.
  type("1", 12_000);
  type("0", 12_100);
  expect(activeOption()).toBe("Apple");
  // No match: no change.
  type("x", 13_000);
  expect(activeOption()).toBe("Apple");
});

test("activates options on hover without scrolling, unlike by keyboard, and chooses on click", async () => {
  const scroll = jest.mocked(Element.prototype.scrollIntoView);
  await user.click(field());
  scroll.mockClear();
  await user.hover(screen.getByRole("option", { name: "Cherry" }));
  expect(activeOption()).toBe("Cherry");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Banana");
  expect(scroll).not.toHaveBeenCalled();
  await user.keyboard("{ArrowUp}");
  expect(activeOption()).toBe("Blackberry");
  expect(scroll).toHaveBeenCalled();
  await user.click(screen.getByRole("option", { name: "Apple" }));
  expect(onChange.mock.calls).toEqual([[10]]);
  expect(field()).toHaveFocus();
});

test.each([
  ["{Enter}", field],
  ["{Alt>}{ArrowUp}{/Alt}", field],
  ["{Tab}", () => screen.getByRole("button", { name: "After" })],
  ["{Shift>}{Tab}{/Shift}", () => screen.getByRole("button", { name: "Before" })],
])("%s chooses the active option and closes the list", async (keys, focused) => {
  await user.click(field());
  await user.keyboard(`{End}${keys}`);
  expect(isOpen()).toBe(false);
  expect(onChange.mock.calls).toEqual([[13]]);
  expect(field()).toHaveTextContent("Cherry");
  expect(focused()).toHaveFocus();
});

test("the browser's own keys are left to it", async () => {
  await user.click(field());
  await user.keyboard("{ArrowDown}");
  for (const key of ["Home", "End", "c"]) {
    expect(fireEvent.keyDown(field(), { key, ctrlKey: true })).toBe(true);
  }
  expect(activeOption()).toBe("Blackberry");
});

test.each<[string, () => unknown]>([
  ["a click elsewhere", () => user.click(document.body)],
  ["a tap that leaves the focus", () => fireEvent.pointerDown(document.body)],
  [
    "the focus going elsewhere by itself",
    () => act(() => screen.getByRole("button", { name: "After" }).focus()),
  ],
])("%s closes it without a change", async (_, leave) => {
  await user.click(field());
  await user.keyboard("{End}");
  await leave();
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});
