import { defineArrayMember, defineField, type FieldDefinition } from "sanity";
import { locales } from "../../src/i18n/locales";
import type { ContentField } from "../../src/sanity/model/content-model";
import { slugFromTitle } from "../../src/sanity/model/slug-rules";
import { portableTextMembers } from "./portable-text";
import { linkFault } from "./rules";

const shared = "shared";

/** Tabs of a document with fields for single languages. */
export const fieldGroups = [
  { name: "sv", title: "Swedish", default: true },
  { name: "en", title: "English" },
  { name: shared, title: "Shared" },
];

/** A field with texts for both languages is in both tabs. */
function groupsOf({ language, type }: ContentField): string[] {
  if (language !== undefined) return [language];
  return type === "localeText" ? [...locales] : [shared];
}

/**
 * Converts a field of the content model to a Sanity field.
 *
 * @param grouped whether the document's form has tabs.
 */
export function fieldDefinition(field: ContentField, grouped: boolean): FieldDefinition {
  const common = {
    name: field.name,
    title: field.title,
    description: field.description,
    ...(grouped && { group: groupsOf(field) }),
  };
  if (field.isList === true) {
    return defineField({
      ...common,
      type: "array",
      of: [defineArrayMember({ type: field.type })],
    });
  }
  switch (field.type) {
    case "string":
      return defineField({
        ...common,
        type: "string",
        validation: (rule) => (field.format === "email" ? rule.email() : rule),
      });
    case "text":
      return defineField({ ...common, type: "text", rows: 3 });
    case "number":
      return defineField({ ...common, type: "number" });
    case "datetime":
      return defineField({ ...common, type: "datetime" });
    case "slug":
      return defineField({
        ...common,
        type: "slug",
        options: { ...(field.slugSource && { source: field.slugSource }), slugify: slugFromTitle },
      });
    case "url":
      return defineField({
        ...common,
        type: "url",
        validation: (rule) =>
          rule
            // Sanity's default allows only absolute web URLs; the site's own rule is more precise.
            .uri({ allowRelative: true, scheme: [/^(https?|mailto|tel)$/] })
            .custom((href) => linkFault(href) ?? true),
      });
    case "image":
      // No hotspot option, because the site does not crop around one.
      return defineField({ ...common, type: "image" });
    case "file":
      return defineField({ ...common, type: "file" });
    case "portableText":
      return defineField({
        ...common,
        type: "array",
        of: portableTextMembers((type) =>
          type.fields.map((inner) => fieldDefinition(inner, false)),
        ),
      });
    case "localeText":
      return defineField({ ...common, type: "localeText" });
    case "attachment":
      return defineField({ ...common, type: "attachment" });
  }
}
