import { defineArrayMember, defineField, type ArrayDefinition } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";

/** The fields of a picture between the blocks, besides its file. */
export const pictureFields = [
  defineField({
    name: "alt",
    title: "Image description",
    description: "What the image shows.",
    type: "string",
  }),
  defineField({
    name: "caption",
    title: "Caption",
    description: "Shown below the image.",
    type: "string",
  }),
];

/**
 * The members of an article's text: exactly what the site's renderer supports
 * (`src/sanity/model/portable-text.ts`).
 */
export const articleMembers: ArrayDefinition["of"] = [
  defineArrayMember({
    type: "block",
    styles: [
      { value: "normal", title: "Text" },
      { value: "h2", title: "Heading" },
      { value: "h3", title: "Subheading" },
      { value: "blockquote", title: "Quote" },
    ],
    lists: [
      { value: "bullet", title: "Bullets" },
      { value: "number", title: "Numbers" },
    ],
    marks: {
      decorators: [
        { value: "strong", title: "Strong" },
        { value: "em", title: "Emphasis" },
        { value: "underline", title: "Underline" },
        { value: "strike-through", title: "Strike-through" },
        { value: "code", title: "Code" },
      ],
      annotations: [
        {
          name: "link",
          title: "Link",
          type: "object",
          fields: [
            defineField({
              name: "href",
              title: "Address",
              description: "https://…, mailto:…, or a path on this site.",
              type: "url",
              // The rules of documents say what is wrong, in words that an editor understands.
              validation: (rule) =>
                rule.uri({ allowRelative: true, allowCredentials: true, scheme: [/^/] }),
            }),
          ],
        },
      ],
    },
  }),
  defineArrayMember({
    type: "image",
    title: "Image",
    options: { accept: acceptedPictures },
    fields: pictureFields,
  }),
];
