import { defineField, defineType } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { label, texts } from "../texts";
import { studioLanguage } from "../language";
import { asOnTheSite, orderField } from "./order";
import { documentRules } from "./validation";

/** A team member. */
export const employee = defineType({
  name: "employee",
  title: texts.types.employee.title,
  type: "document",
  fields: [
    defineField({
      name: "name",
      ...label(texts.employee.name),
      type: "string",
    }),
    defineField({
      name: "role",
      ...label(texts.employee.role),
      type: "localeText",
    }),
    defineField({
      name: "email",
      ...label(texts.employee.email),
      type: "string",
      validation: (rule) => rule.email(),
    }),
    defineField({
      name: "phoneNumber",
      ...label(texts.employee.phoneNumber),
      type: "string",
    }),
    defineField({
      name: "image",
      ...label(texts.employee.image),
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
    }),
    orderField("employee"),
  ],
  validation: documentRules("employee"),
  orderings: [asOnTheSite],
  preview: { select: { title: "name", subtitle: `role.${studioLanguage}`, media: "image" } },
});
