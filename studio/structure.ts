import type { StructureResolver } from "sanity/structure";
import { documentTypes } from "../src/sanity/model/content-model";

/** Lists the document types, each sorted as on the site. */
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
