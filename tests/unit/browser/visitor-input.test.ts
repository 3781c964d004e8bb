/** @jest-environment jsdom */
import { followInput, restoreInput } from "../../../src/browser/visitor-input";

const markup = '<main><input name="first"><input name="second"></main>';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

beforeEach(() => {
  document.body.innerHTML = markup;
});

test("a page that is rendered anew has what was entered, and the focus where it was", () => {
  const readEntered = followInput(document.body);
  field("second").focus();
  field("second").value = "typed";
  document.body.innerHTML = markup;
  restoreInput(readEntered());
  expect(field("second")).toHaveValue("typed");
  expect(field("second")).toHaveFocus();
  expect(field("first")).toHaveValue("");
});

test("a field that the visitor has left does not get the focus back", () => {
  const readEntered = followInput(document.body);
  field("first").focus();
  field("first").blur();
  restoreInput(readEntered());
  expect(document.body).toHaveFocus();
});
