/** A form with the demo request's fields, for the tests of `components/forms`. */
import { act, screen } from "@testing-library/react";
import { Form } from "../../../../src/components/forms/form";
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

export const send = jest.fn<Promise<"broken" | undefined>, [Record<string, string>, Locale]>();
export const onSent = jest.fn();

export function demoForm() {
  return (
    <>
      <h2 id="title">Demo</h2>
      <Form
        labelledBy="title"
        name="demo-request"
        send={send}
        onSent={onSent}
        consent="As the <privacyPolicy>policy</privacyPolicy> says."
        submit="Send it"
      />
    </>
  );
}

/** Opens the form again; it keeps what was typed before. */
export function returnToForm() {
  send.mockResolvedValue(undefined);
  return renderWithTexts(demoForm(), { locale: "en" });
}

/** Opens an empty form, whatever an earlier test has typed. */
export function openForm() {
  const { unmount } = returnToForm();
  form().reset();
  unmount();
  return returnToForm();
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
