import { documentTypes, type ContentField } from "../../src/sanity/model/content-model";

/** A `localeText` field that still has one text for both languages. */
export type PlainText = { readonly field: ContentField; readonly text: string };

/**
 * Returns the plain texts of an older document in fields that have a text for each language now. Pure.
 *
 * @param typeName document type; a type outside the content model has none.
 */
export function plainTexts(
  typeName: string,
  document: Readonly<Record<string, unknown>> | undefined,
): readonly PlainText[] {
  const fields = documentTypes.find(({ name }) => name === typeName)?.fields ?? [];
  return fields.flatMap((field) => {
    const text = document?.[field.name];
    return field.type === "localeText" && typeof text === "string" ? [{ field, text }] : [];
  });
}
