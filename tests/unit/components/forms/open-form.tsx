/** A form with the demo request's fields, for the tests of `components/forms`. */
import { act, screen } from "@testing-library/react";
import { Form } from "../../../../src/components/forms/form";
import { demoRequestSchema } from "../../../../src/features/demo-booking/demo-request-schema";
import type { Locale } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

export const answers = {
  name: "Åsa Öberg",
  email: "asa@företag.se",
  companyName: "Öbergs Bygg AB",
  numberOfEmployees: "50–100",
  message: "",
};

const fields = ["name", "email", "companyName", "numberOfEmployees", "message"] as const;

export const loadSchema = jest.fn<Promise<typeof demoRequestSchema>, []>();
export const send = jest.fn<Promise<"broken" | undefined>, [Record<string, string>, Locale]>();
export const onSent = jest.fn();

const load = () => loadSchema();

export function demoForm(loadOwnSchema = load) {
  return (
    <>
      <h2 id="title">Demo</h2>
      <Form
        labelledBy="title"
        fields={fields}
        loadSchema={loadOwnSchema}
        request="demo-request"
        send={send}
        onSent={onSent}
        consent="As the <privacyPolicy>policy</privacyPolicy> says."
        submit="Send it"
      />
    </>
  );
}

/** @param loadOwnSchema identifies the form, as on the site; by default each form is a new one. */
export function openForm(loadOwnSchema = () => loadSchema()) {
  send.mockResolvedValue(undefined);
  loadSchema.mockResolvedValue(demoRequestSchema);
  return renderWithTexts(demoForm(loadOwnSchema), { locale: "en" });
}

export function form(): HTMLFormElement {
  return screen.getByRole("form", { name: "Demo" });
}

export function submitButton(): HTMLElement {
  return screen.getByRole("button");
}

export function trap(): HTMLInputElement {
  return screen.getByLabelText(pageText("en", "forms", "trap"));
}

/** Waits for pending imports. */
export async function loaded(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
