/** What an editor can click on the pages of a preview, according to the dataset. */
import type { Locale } from "../../../src/i18n/locales";
import { postPath, screenPath } from "../../../src/i18n/routes";
import { isVisible, publishedId } from "../../../src/sanity/documents/document-ids";
import { localFieldName } from "../../../src/sanity/model/local-fields";
import type { EditedField } from "./edited-field";

type Fields = Readonly<Record<string, unknown>>;
type Document = Fields & { readonly _id: string; readonly _type: string };

/** A text or picture of a page: its field, and the words to be found there, if any. */
export type Editable = {
  readonly path: string;
  readonly field: EditedField;
  readonly text: string;
};

/** Returns the documents that a preview shows: drafts in place of what is published. */
export function shownDocuments(documents: readonly object[]): Document[] {
  const shown = new Map<string, Document>();
  for (const document of documents as readonly Document[]) {
    if (!isVisible(document._id, true)) continue;
    const id = publishedId(document._id);
    if (id === document._id && shown.has(id)) continue;
    shown.set(id, document);
  }
  return [...shown.values()];
}

function postFields(post: Document, locale: Locale): [path: string, text: string][] {
  const field = (name: string) => localFieldName(name, locale);
  const titles = ((post[field("attachments")] ?? []) as readonly Fields[]).map(
    (item) => item.title,
  );
  return [
    [field("title"), String(post[field("title")])],
    ["publishedAt", ""],
    ["image", ""],
    [field("body"), ""],
    ...titles.map((title): [string, string] => [field("attachments"), String(title)]),
  ];
}

/** Returns the path and text of a field with one text, or one in each language. */
function localeText(document: Document, name: string, locale: Locale): [string, string] {
  const value = document[name];
  if (typeof value === "string") return [name, value];
  return [`${name}.${locale}`, String((value as Fields)[locale])];
}

function personFields(person: Document, locale: Locale): [path: string, text: string][] {
  const shared = (name: string): [string, string] => [name, String(person[name])];
  const picture: [string, string] = ["image", ""];
  if (person._type === "testimonial") {
    const texts = ["quote", "title"].map((name) => localeText(person, name, locale));
    return [...texts, shared("name"), shared("company"), picture];
  }
  return [shared("name"), localeText(person, "role", locale), shared("email"), picture].concat(
    // Formatted for reading.
    person.phoneNumber ? [["phoneNumber", ""]] : [],
  );
}

/** Returns what a complete document shows on its own page, or on the screen that shows all of its type. */
export function editablesOf(document: Document, locale: Locale): Editable[] {
  const { _id, _type } = document;
  const slug = (document[localFieldName("slug", locale)] as { current?: string } | undefined)
    ?.current;
  if (_type === "post" && !slug) return [];
  const path =
    _type === "post"
      ? postPath(slug ?? "", locale)
      : screenPath(_type === "testimonial" ? "home" : "about", locale);
  const fields = _type === "post" ? postFields(document, locale) : personFields(document, locale);
  return fields.map(([name, text]) => ({
    path,
    field: `${publishedId(_id)} ${_type} ${name}`,
    text,
  }));
}
