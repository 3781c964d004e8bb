import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Locale } from "../../../src/i18n/locales";
import type { FieldName } from "../../../src/forms/fields";
import { pageText } from "../output/page-text";

/** Answers to a form with these fields, as it sends them. */
export const signUp = {
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  jobTitle: "HR-chef",
};

type Reaction = (signal?: AbortSignal | null) => Promise<unknown>;

/** The parts of a response that the code reads; jsdom has no `Response`. */
export function answer(status: number, body = "{}", headers: HeadersInit = {}): Reaction {
  const json = async () => await Promise.resolve(JSON.parse(body) as unknown);
  const response = { ok: status < 300, status, headers: new Headers(headers), json };
  return () => Promise.resolve(response);
}

/** No connection. */
export const failedPost: Reaction = () => Promise.reject(new TypeError("Failed to fetch"));

/** Never responds, until the request is aborted. */
export const silence: Reaction = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

/** Stubs `fetch`, with one reaction for each request in turn. The last one is repeated. */
export function stubPosts(...reactions: Reaction[]) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const options: RequestInit[] = [];
  const fetchStub = (url: string, init: RequestInit) => {
    sent.push({ path: url.replace(location.origin, ""), body: JSON.parse(init.body as string) });
    const reaction = reactions[Math.min(options.push(init), reactions.length) - 1];
    return (reaction ?? answer(200))(init.signal);
  };
  Object.assign(globalThis, { fetch: fetchStub });
  return { sent, options };
}

export function fieldNamed(locale: Locale, name: FieldName): HTMLElement {
  const label = pageText(locale, "forms", `label.${name}`);
  // The label of an optional field has a suffix.
  return screen.getByRole("textbox", { name: new RegExp(`^${label}( \\(.*\\))?$`) });
}

export async function fillIn(
  locale: Locale,
  answers: Readonly<Partial<Record<FieldName, string>>>,
): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    const field = fieldNamed(locale, name as FieldName);
    await userEvent.clear(field);
    await userEvent.paste(text);
  }
}
