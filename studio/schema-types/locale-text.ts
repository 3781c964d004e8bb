import { defineField, defineType } from "@sanity/types";
import { locales } from "../../src/i18n/locales";
import { label, texts } from "../texts";

/** A text in each language. Older documents have one plain text in its place. */
export const localeText = defineType({
  name: "localeText",
  title: texts.types.localeText.title,
  type: "object",
  fields: locales.map((locale) =>
    defineField({ name: locale, ...label(texts.localeText[locale]), type: "text", rows: 3 }),
  ),
});

/** The fields of a type in Sanity's compiled schema, as far as they are read here. */
type SchemaFields = readonly {
  readonly name: string;
  readonly type: { readonly name: string; readonly title?: string };
}[];

/** Returns the plain texts of an older document in fields that have a text for each language now. Pure. */
export function plainTexts(
  fields: SchemaFields,
  document: Readonly<Record<string, unknown>> | undefined,
): { name: string; title: string; text: string }[] {
  return fields.flatMap(({ name, type }) => {
    const text = document?.[name];
    return type.name === "localeText" && typeof text === "string"
      ? [{ name, title: type.title ?? name, text }]
      : [];
  });
}
