import { act, fireEvent, screen } from "@testing-library/react";
import { fieldNamed } from "../../../setup/jsdom/form-probes";
import { openForm } from "./open-form";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const message = () => fieldNamed("en", "message");
const write = (value: string) => fireEvent.input(message(), { target: { value } });
const description = () =>
  message()
    .getAttribute("aria-describedby")!
    .split(" ")
    .map((id) => document.getElementById(id)!.textContent);
const announced = () => screen.getAllByRole("status").map((status) => status.textContent);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test.each([
  [0, ""],
  [1, "499 characters left"],
  [499, "1 character left"],
  [500, "0 characters left"],
  [501, "1 character too many"],
  [502, "2 characters too many"],
])("with %i characters shows: %s", (length, count) => {
  openForm();
  write(`  ${"x".repeat(length)}\n`);
  expect(description()).toEqual(["Up to 500 characters", count]);
});

test("is announced only near the limit, after a pause in typing", () => {
  openForm();
  const announcementsFor = (length: number) => {
    write("x".repeat(length));
    wait(999);
    const before = announced();
    wait(1);
    return [before, announced()].map((texts) => texts.filter(Boolean));
  };
  expect(announcementsFor(449)).toEqual([[], []]);
  expect(announcementsFor(450)).toEqual([[], ["50 characters left"]]);
  expect(announcementsFor(501)).toEqual([["50 characters left"], ["1 character too many"]]);
  expect(announcementsFor(10)).toEqual([["1 character too many"], []]);
});
