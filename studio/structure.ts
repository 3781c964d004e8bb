import type { StructureResolver } from "sanity/structure";
import { documentTypes } from "./schema-types";
import { texts } from "./texts";

/** Lists the document types, each sorted as on the site. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title(texts.content)
    .items(
      documentTypes.map(({ name, orderings = [] }) =>
        S.documentTypeListItem(name)
          .title(texts.types[name].list)
          .child(
            S.documentTypeList(name)
              .title(texts.types[name].list)
              .defaultOrdering(orderings[0]?.by ?? []),
          ),
      ),
    );
