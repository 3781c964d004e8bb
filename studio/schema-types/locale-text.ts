import { defineField, defineType } from "@sanity/types";

/** A text in Swedish and English. Older documents have one plain text in its place. */
export const localeText = defineType({
  name: "localeText",
  title: "Text in Swedish and English",
  type: "object",
  fields: [
    defineField({
      name: "sv",
      title: "Swedish",
      description: "Shown on the Swedish pages, which lack it if empty.",
      type: "text",
      rows: 3,
    }),
    defineField({
      name: "en",
      title: "English",
      description: "Shown on the English pages, which lack it if empty.",
      type: "text",
      rows: 3,
    }),
  ],
});
