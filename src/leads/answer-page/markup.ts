/** HTML that is safe to insert. */
export type Markup = { readonly html: string };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

type Value = Markup | string | false | undefined | readonly Markup[];

function render(value: Value): string {
  if (value === false || value === undefined) return "";
  if (typeof value === "string") return escape(value);
  return "html" in value ? value.html : value.map(({ html }) => html).join("");
}

/** Template tag: inserts texts escaped, markup as it is, and nothing for false or undefined. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { html: parts.map((part, index) => part + render(values[index])).join("") };
}
