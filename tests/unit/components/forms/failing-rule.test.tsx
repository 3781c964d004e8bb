/** A form whose rules fail by themselves: a fault of ours, and not of what was typed. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import en from "../../../../src/locales/en/forms.json";
import { fillIn } from "../../../setup/jsdom/form-probes";
import { answers, openForm, send, submitButton } from "./open-form";

jest.mock("../../../../src/forms/field-rules", () => ({
  errorsOf: () => {
    throw new TypeError("a rule of ours");
  },
}));

test("is not sent unchecked, says so, and keeps what was typed", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  // Formik, in development.
  jest.spyOn(console, "warn").mockImplementation();
  openForm();
  await fillIn("en", answers);
  await userEvent.click(submitButton());
  expect(await screen.findByText(en.failure.broken.title)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue(answers.name)).toBeVisible();
  expect(submitButton()).toBeEnabled();
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: "a rule of ours" }));
});
