import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { SliderField } from "../../../../src/components/ui/slider-field";
import type { Correction } from "../../../../src/components/ui/slider-field-entry";

const onChange = jest.fn<undefined, [number]>();
const user = userEvent.setup();
const correctionText = (correction: Correction) => JSON.stringify(correction);

function Page() {
  const [value, setValue] = useState(60);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return (
    <StrictMode>
      <SliderField
        label="Days"
        limits={{ min: 1, max: 100 }}
        value={value}
        valueText={`${value} days`}
        onChange={change}
        correctionText={correctionText}
      />
    </StrictMode>
  );
}

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Days" });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Days" });
const message = () => screen.getByRole("status").textContent;
const values = () => [slider().value, field().value];

/** Replaces the field's text. */
async function enter(text: string, leave: "{Enter}" | "{Tab}" = "{Enter}"): Promise<void> {
  await user.clear(field());
  if (text !== "") await user.paste(text);
  await user.keyboard(leave);
}

beforeEach(() => {
  render(<Page />);
});

test("gives slider and field the same name and value, and the slider the unit", () => {
  expect(values()).toEqual(["60", "60"]);
  expect(slider()).toHaveAttribute("aria-valuetext", "60 days");
  expect([slider().min, slider().max]).toEqual(["1", "100"]);
  expect(field().inputMode).toBe("numeric");
  expect(field()).toHaveAccessibleDescription("");
});

test("replaces the text on typing", async () => {
  await user.click(field());
  await user.keyboard("7");
  expect(values()).toEqual(["7", "7"]);
});

test.each([
  ["250", "{Enter}", 100, { kind: "outside", typed: "250", value: 100 }],
  ["0", "{Tab}", 1, { kind: "outside", typed: "0", value: 1 }],
  ["60,5", "{Tab}", 61, { kind: "rounded", typed: "60,5", value: 61 }],
  ["", "{Enter}", 60, { kind: "unreadable", value: 60 }],
  ["🙂", "{Tab}", 60, { kind: "unreadable", value: 60 }],
] as const)("corrects %j and %s to %i, with a message", async (text, leave, value, correction) => {
  await enter(text, leave);
  expect(values()).toEqual([String(value), String(value)]);
  expect(message()).toBe(JSON.stringify(correction));
  expect(field()).toHaveAccessibleDescription(JSON.stringify(correction));
  expect(onChange.mock.calls.flat().every(Number.isInteger)).toBe(true);
});

test.each([
  ["060", "60"],
  [" 8 ", "8"],
])("normalizes %j without a message", async (text, value) => {
  await enter(text);
  expect(values()).toEqual([value, value]);
  expect(message()).toBe("");
});

test.each([
  ["typed", () => user.type(field(), "9", { initialSelectionStart: 0, initialSelectionEnd: 3 })],
  ["slid", () => fireEvent.change(slider(), { target: { value: "9" } })],
])("clears the message when a valid value is %s", async (_, change) => {
  await enter("250");
  expect(message()).not.toBe("");
  await change();
  expect(values()).toEqual(["9", "9"]);
  expect(message()).toBe("");
});

test("clears the message when the next entry starts", async () => {
  await enter("250");
  expect(message()).toContain("250");
  await user.clear(field());
  await user.paste("abc");
  expect(message()).toBe("");
});
