import { defineField, defineType } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { asOnTheSite, orderField } from "./order";
import { documentRules } from "./validation";

/** A team member. */
export const employee = defineType({
  name: "employee",
  title: "Employee",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      description: "First and last name.",
      type: "string",
    }),
    defineField({
      name: "role",
      title: "Role",
      description: "Older employees may hold one plain text for both languages.",
      type: "localeText",
    }),
    defineField({
      name: "email",
      title: "Email",
      description: "Shown as a link.",
      type: "string",
      validation: (rule) => rule.email(),
    }),
    defineField({
      name: "phoneNumber",
      title: "Phone",
      description: "With country code. Left out when empty.",
      type: "string",
    }),
    defineField({
      name: "image",
      title: "Portrait",
      description: "A picture of the face.",
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
    }),
    orderField("employee"),
  ],
  validation: documentRules("employee"),
  orderings: [asOnTheSite],
  preview: { select: { title: "name", subtitle: "role.sv", media: "image" } },
});
