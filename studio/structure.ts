import type { StructureResolver } from "sanity/structure";
import { documentTypes } from "./schema-types";

/** Lists the document types, each sorted as on the site. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Content")
    .items(
      documentTypes.map(({ name, title = name, orderings = [] }) =>
        S.documentTypeListItem(name)
          .title(`${title}s`)
          .child(
            S.documentTypeList(name)
              .title(`${title}s`)
              .defaultOrdering(orderings[0]?.by ?? []),
          ),
      ),
    );
