/** Rich text in the Studio: exactly what the site's renderer supports. */
import { defineArrayMember, type ArrayDefinition, type FieldDefinition } from "sanity";
import {
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
  type ContentType,
} from "../../src/sanity/model/content-model";

const styleTitles: Readonly<Record<(typeof portableTextStyles)[number], string>> = {
  normal: "Text",
  h2: "Heading",
  h3: "Subheading",
  blockquote: "Quote",
};

const listTitles: Readonly<Record<(typeof portableTextLists)[number], string>> = {
  bullet: "Bullets",
  number: "Numbers",
};

const decoratorTitles: Readonly<Record<(typeof portableTextDecorators)[number], string>> = {
  strong: "Strong",
  em: "Emphasis",
  underline: "Underline",
  "strike-through": "Strike-through",
  code: "Code",
};

/**
 * Returns the members of a Portable Text array: blocks, and objects between them.
 *
 * @param fieldsOf returns the Sanity fields of an annotation or image.
 */
export function portableTextMembers(
  fieldsOf: (type: ContentType) => FieldDefinition[],
): ArrayDefinition["of"] {
  return [
    defineArrayMember({
      type: "block",
      styles: portableTextStyles.map((value) => ({ value, title: styleTitles[value] })),
      lists: portableTextLists.map((value) => ({ value, title: listTitles[value] })),
      marks: {
        decorators: portableTextDecorators.map((value) => ({
          value,
          title: decoratorTitles[value],
        })),
        annotations: portableTextAnnotations.map((annotation) => ({
          name: annotation.name,
          title: annotation.title,
          type: "object",
          fields: fieldsOf(annotation),
        })),
      },
    }),
    ...portableTextObjects.map((object) =>
      defineArrayMember({
        // Sanity's image type with more fields; another name would change the stored data.
        type: object.name as "image",
        title: object.title,
        fields: fieldsOf(object),
      }),
    ),
  ];
}
