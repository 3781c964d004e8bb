import { defineField, defineType } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { label, texts } from "../texts";
import { asOnTheSite, orderField } from "./order";
import { documentRules } from "./validation";

/** A customer's testimonial. */
export const testimonial = defineType({
  name: "testimonial",
  title: texts.types.testimonial.title,
  type: "document",
  fields: [
    defineField({
      name: "quote",
      ...label(texts.testimonial.quote),
      type: "localeText",
    }),
    defineField({ name: "name", ...label(texts.testimonial.name), type: "string" }),
    defineField({
      name: "title",
      ...label(texts.testimonial.title),
      type: "localeText",
    }),
    defineField({
      name: "company",
      ...label(texts.testimonial.company),
      type: "string",
    }),
    defineField({
      name: "image",
      ...label(texts.testimonial.image),
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
    }),
    defineField({
      name: "altText",
      ...label(texts.testimonial.altText),
      type: "string",
    }),
    orderField("testimonial"),
  ],
  validation: documentRules("testimonial"),
  orderings: [asOnTheSite],
  preview: { select: { title: "name", subtitle: "company", media: "image" } },
});
