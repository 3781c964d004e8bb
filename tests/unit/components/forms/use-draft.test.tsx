import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import en from "../../../../src/locales/en/forms.json";
import { fieldNamed, fillIn } from "../../../setup/jsdom/form-probes";
import { answers, loadSchema, onSent, openForm, submitButton } from "./open-form";

const field = (name: keyof typeof answers) => fieldNamed("en", name);

describe("when the visitor goes to another page and returns", () => {
  const loadOwnSchema = () => loadSchema();

  test("restores what was typed", async () => {
    const { unmount } = openForm(loadOwnSchema);
    await fillIn("en", { name: "Åsa", message: "Two\nlines" });
    unmount();
    openForm(loadOwnSchema);
    expect(field("name")).toHaveValue("Åsa");
    expect(field("message")).toHaveValue("Two\nlines");
    expect(field("email")).toHaveValue("");
  });

  test("does not restore what was sent", async () => {
    const { unmount } = openForm(loadOwnSchema);
    await fillIn("en", answers);
    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    unmount();
    openForm(loadOwnSchema);
    expect(field("name")).toHaveValue("");
  });
});

test("restores what was typed before a reload once, with a notice", () => {
  window.history.replaceState({ key: "1", draft: [["name", "Åsa"]] }, "");
  const { unmount } = openForm(() => loadSchema());
  expect(field("name")).toHaveValue("Åsa");
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent(en.failure.renewed.title);
  expect(window.history.state).toEqual({ key: "1" });
  unmount();
  openForm(() => loadSchema());
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
