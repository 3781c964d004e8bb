import { defineField, defineType } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { asOnTheSite, orderField } from "./order";
import { documentRules } from "./validation";

/** A customer's testimonial. */
export const testimonial = defineType({
  name: "testimonial",
  title: "Testimonial",
  type: "document",
  fields: [
    defineField({
      name: "quote",
      title: "Quote",
      description:
        "Without quotation marks. Older testimonials may hold one plain text for both languages.",
      type: "localeText",
    }),
    defineField({ name: "name", title: "Name", description: "Who says it.", type: "string" }),
    defineField({
      name: "title",
      title: "Job title",
      description: "Older testimonials may hold one plain text for both languages.",
      type: "localeText",
    }),
    defineField({
      name: "company",
      title: "Company",
      description: "Where that person works.",
      type: "string",
    }),
    defineField({
      name: "image",
      title: "Portrait",
      description: "A square picture of the face.",
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
    }),
    defineField({
      name: "altText",
      title: "Image description",
      description: "What the portrait shows.",
      type: "string",
    }),
    orderField("testimonial"),
  ],
  validation: documentRules("testimonial"),
  orderings: [asOnTheSite],
  preview: { select: { title: "name", subtitle: "company", media: "image" } },
});
