/** A form in the page's HTML, before and while the browser's React takes it over. */
import { render, screen, waitFor } from "@testing-library/react";
import type * as Server from "react-dom/server";
import { site } from "../../../../src/config/site";
import { fieldNamed } from "../../../setup/jsdom/form-probes";
import { pageIn } from "../../../setup/jsdom/render-with-texts";
import { answers, demoForm, form, submitButton } from "./open-form";

// The browser's half of the module, which jsdom would get, wants what jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const field = (name: keyof typeof answers) => fieldNamed("en", name);

function showServerMarkup(): HTMLElement {
  const Page = pageIn({ locale: "en" });
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page>{demoForm()}</Page>);
  document.body.replaceChildren(container);
  return container;
}

test("every field is there and is told apart by its label", () => {
  showServerMarkup();
  for (const name of Object.keys(answers)) {
    expect(field(name as keyof typeof answers)).toHaveAttribute("name", name);
  }
  expect(screen.getByText("Message (optional)")).toBeVisible();
  expect(screen.getByRole("link", { name: "policy" })).toHaveAttribute(
    "href",
    "/en/privacy-policy",
  );
});

test("it cannot be sent before the page's script runs, and never by its address", () => {
  showServerMarkup();
  expect(submitButton()).toBeDisabled();
  expect(form()).toHaveAttribute("method", "post");
  expect(form().querySelector("noscript")).toHaveTextContent(site.mailbox);
});

test("nothing is cut, nothing is called wrong", () => {
  const { innerHTML } = showServerMarkup();
  expect(innerHTML).not.toMatch(/maxlength/i);
  expect(innerHTML).not.toMatch(/aria-invalid="true"|role="alert"/);
});

test("the browser takes it over with what was typed before", async () => {
  const container = showServerMarkup();
  const name = field("name") as HTMLInputElement;
  name.value = "Åsa";
  // A mismatch would be reported in the console, and fail the test.
  render(demoForm(), { container, hydrate: true, wrapper: pageIn({ locale: "en" }) });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(field("name")).toBe(name);
  expect(name).toHaveValue("Åsa");
});
