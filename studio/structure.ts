import type { StructureResolver } from "sanity/structure";
import { documentTypes } from "../src/sanity/model/content-model";

/** The document types one below the other, each list in the order that the site shows. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Content")
    .items(
      documentTypes.map(({ name, pluralTitle, order }) =>
        S.listItem()
          .id(name)
          .title(pluralTitle)
          .schemaType(name)
          .child(
            S.documentTypeList(name)
              .title(pluralTitle)
              .defaultOrdering([{ field: order.field, direction: order.direction }]),
          ),
      ),
    );
