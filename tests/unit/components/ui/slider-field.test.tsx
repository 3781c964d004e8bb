import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import {
  nearestValue,
  parseValidValue,
  SliderField,
} from "../../../../src/components/ui/slider-field";

const onChange = jest.fn<undefined, [number]>();
const user = userEvent.setup();
const correctionText = (value: number) => `From 1 to 100. Now ${value}.`;

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
  ["250", "{Enter}", 100],
  ["60,5", "{Tab}", 61],
  ["🙂", "{Tab}", 60],
] as const)("corrects %j and %s to %i, with a message", async (text, leave, value) => {
  await enter(text, leave);
  expect(values()).toEqual([String(value), String(value)]);
  expect(message()).toBe(correctionText(value));
  expect(field()).toHaveAccessibleDescription(correctionText(value));
  expect(onChange.mock.calls.flat().every(Number.isInteger)).toBe(true);
});

test("normalizes a number without a message", async () => {
  await enter(" 060");
  expect(values()).toEqual(["60", "60"]);
  expect(message()).toBe("");
});

const wholeText = { initialSelectionStart: 0, initialSelectionEnd: 3 };

test.each([
  ["9 is typed", () => user.type(field(), "9", wholeText), ["9", "9"]],
  ["9 is slid to", () => fireEvent.change(slider(), { target: { value: "9" } }), ["9", "9"]],
  ["the next entry starts", () => user.clear(field()), ["100", ""]],
])("clears the message when %s", async (_, change, shown) => {
  await enter("250");
  expect(message()).not.toBe("");
  await change();
  expect(values()).toEqual(shown);
  expect(message()).toBe("");
});

const limits = { min: 1, max: 100 };

test.each(["1", "100", " 60 ", "060"])("accepts %j as it is", (text) => {
  expect(parseValidValue(text, limits)).toBe(Number(text));
});

test.each(["٦٠", "۶۰", "６０"])("accepts %j, as keyboards of other languages write 60", (text) => {
  expect([parseValidValue(text, limits), nearestValue(`${text},2`, limits, 7)]).toEqual([60, 60]);
});

test.each([
  [1, ["0", "-5", "−5", "0,4"]],
  [100, ["101", "9".repeat(400), "1 000"]],
  [61, ["60,5"]],
  [60, ["60.4", "60 days"]],
  // Not numbers: the last value is kept.
  [7, ["", " ", "sixty", "NaN", "--5", "<b>6</b>"]],
])("%i takes the place of %j", (value, texts) => {
  for (const text of texts) {
    expect(parseValidValue(text, limits)).toBeUndefined();
    expect([text, nearestValue(text, limits, 7)]).toEqual([text, value]);
  }
});
