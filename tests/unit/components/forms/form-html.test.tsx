import { render } from "@testing-library/react";
import type * as Server from "react-dom/server";
import { site } from "../../../../src/config/site";
import { fieldNamed } from "../../../setup/jsdom/form-probes";
import { pageIn } from "../../../setup/jsdom/render-with-texts";
import { demoForm, form, submitButton, type answers } from "./open-form";

// jsdom resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const field = (name: keyof typeof answers) => fieldNamed("en", name);

function showServerMarkup(): HTMLElement {
  const Page = pageIn({ locale: "en" });
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page>{demoForm()}</Page>);
  document.body.replaceChildren(container);
  return container;
}

test("is posted by the browser before hydration, and never puts values in a URL", () => {
  showServerMarkup();
  expect(submitButton()).toBeEnabled();
  expect(form()).toHaveAttribute("method", "post");
  expect(form()).toHaveAttribute("action", "/v1/website/demo-request");
  expect(form()).toHaveFormValues({ language: "en" });
  expect(form().querySelectorAll("input[type=hidden]")).toHaveLength(1);
  expect(form().querySelector("noscript")).toBeNull();
});

test("without the receiver, it cannot be submitted before hydration and offers the mailbox", () => {
  jest.replaceProperty(site, "hasReceiver", false);
  showServerMarkup();
  expect(submitButton()).toBeDisabled();
  expect(form()).not.toHaveAttribute("action");
  expect(form().querySelectorAll("input[type=hidden]")).toHaveLength(0);
  expect(form().querySelector("noscript")).toHaveTextContent(site.mailbox);
});

test("keeps what was typed before hydration", () => {
  const container = showServerMarkup();
  const name = field("name") as HTMLInputElement;
  name.value = "Åsa";
  // A hydration mismatch would be logged and fail the test.
  render(demoForm(), { container, hydrate: true, wrapper: pageIn({ locale: "en" }) });
  expect(field("name")).toBe(name);
  expect(name).toHaveValue("Åsa");
});
