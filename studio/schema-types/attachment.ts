import { defineField, defineType } from "@sanity/types";
import { acceptedAttachments } from "../../src/sanity/model/asset-formats";
import { label, texts } from "../texts";

/** A file below an article. */
export const attachment = defineType({
  name: "attachment",
  title: texts.types.attachment.title,
  type: "object",
  fields: [
    defineField({
      name: "title",
      ...label(texts.attachment.title),
      type: "string",
    }),
    defineField({
      name: "file",
      ...label(texts.attachment.file),
      type: "file",
      options: { accept: acceptedAttachments },
    }),
  ],
});
