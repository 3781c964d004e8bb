import { documentTypes, type ContentField } from "../../src/sanity/model/content-model";

/** A field for a text in each language that still holds one text for both. */
export type PlainText = { readonly field: ContentField; readonly text: string };

/**
 * The plain texts of an older document where the content model has a text for each language. Pure.
 *
 * @param typeName name of the document's type; one outside the content model has none.
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
