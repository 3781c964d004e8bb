/** A rich text in the Studio: exactly what the site's renderer knows. */
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
 * What a text is a list of: blocks, and what stands between them.
 *
 * @param fieldsOf gives the fields of an annotation or of a picture as the form needs them.
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
        // Sanity's own image with more fields; a name of its own would change what is stored.
        type: object.name as "image",
        title: object.title,
        fields: fieldsOf(object),
        validation: (rule) => rule.assetRequired(),
      }),
    ),
  ];
}
