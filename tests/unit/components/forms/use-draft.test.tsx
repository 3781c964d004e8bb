import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fieldNamed, fillIn } from "../../../setup/form-probes";
import { answers, loadSchema, onSent, openForm, submitButton } from "./open-form";

const field = (name: keyof typeof answers) => fieldNamed("en", name);

describe("when the visitor looks at another page and comes back", () => {
  const loadOwnSchema = () => loadSchema();

  test("what was typed is there again", async () => {
    const { unmount } = openForm(loadOwnSchema);
    await fillIn("en", { name: "Åsa", message: "Two\nlines" });
    unmount();
    openForm(loadOwnSchema);
    expect(field("name")).toHaveValue("Åsa");
    expect(field("message")).toHaveValue("Two\nlines");
    expect(field("email")).toHaveValue("");
  });

  test("what has been sent is not", async () => {
    const { unmount } = openForm(loadOwnSchema);
    await fillIn("en", answers);
    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    unmount();
    openForm(loadOwnSchema);
    expect(field("name")).toHaveValue("");
  });
});
