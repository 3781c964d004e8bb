import { Fragment } from "react";
import { edit } from "../../components/preview/edit-attribute";

type Props = { readonly testimonial: Queries.TestimonialCardFragment };

/** Job title and company, with a comma between them. In a preview, each opens on a click. */
export function EditableWork({ testimonial }: Props) {
  const { id, title, company } = testimonial;
  if (process.env.SITE_PREVIEW !== "true") return [title, company].filter(Boolean).join(", ");
  const fields = (["title", "company"] as const).filter((name) => testimonial[name]);
  return fields.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <span {...edit("testimonial", id, name)}>{testimonial[name]}</span>
    </Fragment>
  ));
}
