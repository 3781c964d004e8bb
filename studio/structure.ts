import type { StructureResolver } from "sanity/structure";
import { documentTypes } from "./schema-types";

const titles: Readonly<Record<string, string>> = {
  post: "Blog posts",
  testimonial: "Testimonials",
  employee: "Employees",
};

/** Lists the document types, each sorted as on the site. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Content")
    .items(
      documentTypes.map(({ name, title = name, orderings = [] }) =>
        S.listItem()
          .id(name)
          .title(titles[name] ?? title)
          .schemaType(name)
          .child(
            S.documentTypeList(name)
              .title(titles[name] ?? title)
              .defaultOrdering(orderings[0]?.by ?? []),
          ),
      ),
    );
