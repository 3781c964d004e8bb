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
      <Select label="Fruit" options={fruits} value={value} onChange={choose} />
      <button>After</button>
    </StrictMode>
  );
}

const field = () => screen.getByRole("combobox", { name: "Fruit" });
const isOpen = () => field().getAttribute("aria-expanded") === "true";

/** What the field points at for assistive technology. */
function activeOption(): string | null | undefined {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

beforeEach(() => {
  render(<Page />);
});

test("is a closed combobox that shows what is chosen", () => {
  expect(field()).toHaveTextContent("Banana");
  expect(field()).toHaveAttribute("aria-haspopup", "listbox");
  expect(isOpen()).toBe(false);
  expect(activeOption()).toBeUndefined();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("a click opens it with the chosen option active, another closes it", async () => {
  await user.click(field());
  const list = screen.getByRole("listbox", { name: "Fruit" });
  expect(field()).toHaveAttribute("aria-controls", list.id);
  expect(within(list).getByRole("option", { selected: true })).toHaveTextContent("Banana");
  expect(activeOption()).toBe("Banana");
  await user.click(field());
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test("its label gives it the focus", async () => {
  await user.click(screen.getByText("Fruit"));
  expect(field()).toHaveFocus();
});

test("arrows move, Enter chooses, the focus stays", async () => {
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(activeOption()).toBe("Banana");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(activeOption()).toBe("Cherry");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Banana");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[13]]);
  expect(isOpen()).toBe(false);
  expect(field()).toHaveTextContent("Cherry");
  expect(field()).toHaveFocus();
});

test("Escape closes without changing", async () => {
  await user.tab();
  await user.keyboard(" {End}{Escape}");
  expect(isOpen()).toBe(false);
  expect(field()).toHaveTextContent("Banana");
  expect(onChange).not.toHaveBeenCalled();
});

test("Tab chooses and moves on", async () => {
  await user.tab();
  await user.keyboard("{Home}{Tab}");
  expect(onChange.mock.calls).toEqual([[10]]);
  expect(isOpen()).toBe(false);
  expect(screen.getByRole("button")).toHaveFocus();
});

test("a closed list lets Tab pass", async () => {
  await user.tab();
  await user.tab();
  expect(screen.getByRole("button")).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test("choosing what is chosen changes nothing", async () => {
  await user.tab();
  await user.keyboard("{Enter}{Enter}");
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

const type = (key: string, timeStamp: number) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  fireEvent(field(), event);
};

test("letters find options: quick ones together, slow ones each by itself", () => {
  act(() => field().focus());
  type("b", 10_000);
  expect(activeOption()).toBe("Blackberry");
  type("a", 10_400);
  expect(activeOption()).toBe("Banana");
  type("c", 11_000);
  expect(activeOption()).toBe("Cherry");
  // The value is found, too.
  type("1", 12_000);
  type("0", 12_100);
  expect(activeOption()).toBe("Apple");
  // What finds nothing leaves all as it is.
  type("x", 13_000);
  expect(activeOption()).toBe("Apple");
});

test("a letter with a modifier is the browser's", () => {
  act(() => field().focus());
  fireEvent.keyDown(field(), { key: "c", ctrlKey: true });
  expect(isOpen()).toBe(false);
});

test("a pointer makes options active and chooses", async () => {
  await user.click(field());
  await user.hover(screen.getByRole("option", { name: "Cherry" }));
  expect(activeOption()).toBe("Cherry");
  await user.click(screen.getByRole("option", { name: "Apple" }));
  expect(onChange.mock.calls).toEqual([[10]]);
  expect(field()).toHaveFocus();
});

test.each<[string, () => unknown]>([
  ["a click elsewhere", () => user.click(document.body)],
  ["a tap that leaves the focus", () => fireEvent.pointerDown(document.body)],
  [
    "the focus going elsewhere",
    () => user.pointer({ target: screen.getByRole("button"), keys: "[MouseLeft]" }),
  ],
])("%s closes it without changing", async (_, leave) => {
  await user.click(field());
  await user.keyboard("{End}");
  await leave();
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});
