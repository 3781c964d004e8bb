/** The fields of a type in Sanity's compiled schema, as far as they are read here. */
type SchemaFields = readonly {
  readonly name: string;
  readonly type: { readonly name: string; readonly title?: string };
}[];

/** A `localeText` field that still has one text for both languages. */
type PlainText = { readonly name: string; readonly title: string; readonly text: string };

/** Returns the plain texts of an older document in fields that have a text for each language now. Pure. */
export function plainTexts(
  fields: SchemaFields,
  document: Readonly<Record<string, unknown>> | undefined,
): readonly PlainText[] {
  return fields.flatMap(({ name, type }) => {
    const text = document?.[name];
    return type.name === "localeText" && typeof text === "string"
      ? [{ name, title: type.title ?? name, text }]
      : [];
  });
}
