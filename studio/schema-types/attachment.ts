import { defineField, defineType } from "@sanity/types";
import { acceptedAttachments } from "../../src/sanity/model/asset-formats";

/** A file below an article. */
export const attachment = defineType({
  name: "attachment",
  title: "Attachment",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      description: "The text on the card that opens the file.",
      type: "string",
    }),
    defineField({
      name: "file",
      title: "File",
      description: "A PDF or another file; it opens in a new tab.",
      type: "file",
      options: { accept: acceptedAttachments },
    }),
  ],
});
