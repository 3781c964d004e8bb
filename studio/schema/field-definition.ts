import { defineArrayMember, defineField, type FieldDefinition } from "sanity";
import { locales } from "../../src/i18n/locales";
import type { ContentField } from "../../src/sanity/model/content-model";
import { slugFromTitle } from "../../src/sanity/model/slug-rules";
import { portableTextMembers } from "./portable-text";
import { linkFault, localeTextFault, slugFault } from "./rules";
import { orTrue, requirement } from "./validation";

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
      validation: (rule) => requirement(rule, field),
    });
  }
  switch (field.type) {
    case "string":
      return defineField({
        ...common,
        type: "string",
        validation: (rule) => {
          const base = requirement(rule, field);
          return field.format === "email" ? base.email() : base;
        },
      });
    case "text":
      return defineField({ ...common, type: "text", rows: 3 });
    case "number":
      return defineField({
        ...common,
        type: "number",
        validation: (rule) => requirement(rule, field),
      });
    case "datetime":
      return defineField({
        ...common,
        type: "datetime",
        validation: (rule) => requirement(rule, field),
      });
    case "slug":
      return defineField({
        ...common,
        type: "slug",
        options: { ...(field.slugSource && { source: field.slugSource }), slugify: slugFromTitle },
        // Sanity itself checks uniqueness within the field.
        validation: (rule) =>
          requirement(rule, field).custom((slug) => orTrue(slugFault(slug?.current))),
      });
    case "url":
      return defineField({
        ...common,
        type: "url",
        validation: (rule) =>
          requirement(rule, field)
            // Sanity's default allows only absolute web URLs; the site's own rule is more precise.
            .uri({ allowRelative: true, scheme: [/^(https?|mailto|tel)$/] })
            .custom((href) => orTrue(linkFault(href))),
      });
    case "image":
      // No hotspot option, because the site does not crop around one.
      return defineField({
        ...common,
        type: "image",
        validation: (rule) => (field.required ? rule.assetRequired() : rule),
      });
    case "file":
      return defineField({
        ...common,
        type: "file",
        validation: (rule) => (field.required ? rule.assetRequired() : rule),
      });
    case "portableText":
      return defineField({
        ...common,
        type: "array",
        of: portableTextMembers((type) =>
          type.fields.map((inner) => fieldDefinition(inner, false)),
        ),
        validation: (rule) => requirement(rule, field),
      });
    case "localeText":
      return defineField({
        ...common,
        type: "localeText",
        validation: (rule) =>
          field.required ? rule.custom((value) => orTrue(localeTextFault(value))) : rule,
      });
    case "attachment":
      return defineField({ ...common, type: "attachment" });
  }
}
