/** Texts of a testimonial that share an element, one by one, so that each can be edited. Of previews only. */
import { Fragment } from "react";
import { editAttribute } from "../../components/preview/edit-attribute";

type Props = { readonly testimonial: Queries.TestimonialCardFragment };

/** The quote. */
export function EditableQuote({ testimonial: { id, quote } }: Props) {
  return <span {...editAttribute("testimonial", id, "quote")}>{quote}</span>;
}

/** Job title and company, with a comma between them. */
export function EditableWork({ testimonial }: Props) {
  const fields = (["title", "company"] as const).filter((name) => testimonial[name]);
  return fields.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <span {...editAttribute("testimonial", testimonial.id, name)}>{testimonial[name]}</span>
    </Fragment>
  ));
}
