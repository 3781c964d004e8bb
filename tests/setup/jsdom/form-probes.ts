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

/** The parts of a response that the code reads; jsdom has no `Response`. */
type StubResponse = Pick<Response, "ok" | "status" | "headers" | "json">;
type Reaction = (signal: AbortSignal | null) => Promise<StubResponse>;

export function answer(
  status: number,
  body = "{}",
  headers: Readonly<Record<string, string>> = {},
): Reaction {
  return () =>
    Promise.resolve({
      ok: status < 300,
      status,
      headers: new Headers(headers),
      json: () => Promise.resolve().then(() => JSON.parse(body) as unknown),
    });
}

/** No connection. */
export const failedPost: Reaction = () => Promise.reject(new TypeError("Failed to fetch"));

/** Never responds, until the request is aborted. */
export const silence: Reaction = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

type SentPost = { readonly path: string; readonly body: unknown };

/** Stubs `fetch`, with one reaction for each request in turn. The last one is repeated. */
export function stubPosts(...reactions: Reaction[]) {
  const sent: SentPost[] = [];
  const options: RequestInit[] = [];
  const fetchStub = (url: string, init: RequestInit): Promise<StubResponse> => {
    sent.push({ path: url.replace(location.origin, ""), body: JSON.parse(init.body as string) });
    options.push(init);
    const reaction = reactions[Math.min(sent.length, reactions.length) - 1];
    return (reaction ?? answer(200))(init.signal ?? null);
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
    if (text !== "") {
      field.focus();
      await userEvent.paste(text);
    }
  }
}
