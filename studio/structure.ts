import type { StructureResolver } from "sanity/structure";
import { reviewLimit, unreviewedFilter } from "../src/sanity/documents/review-rules";
import { documentTypes } from "./schema-types";
import { apiVersion } from "./schema-types/api-version";
import { texts } from "./texts";

/** Lists the document types, each sorted as on the site, and the articles that are to be reviewed. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title(texts.content)
    .items([
      ...documentTypes.map(({ name, orderings = [] }) =>
        S.documentTypeListItem(name)
          .title(texts.types[name].list)
          .child(
            S.documentTypeList(name)
              .title(texts.types[name].list)
              .defaultOrdering(orderings[0]?.by ?? []),
          ),
      ),
      S.divider(),
      S.listItem()
        .id("to-review")
        .title(texts.toReview)
        .child(
          S.documentList()
            .id("to-review")
            .title(texts.toReview)
            .schemaType("post")
            .apiVersion(apiVersion)
            .filter(unreviewedFilter)
            .params({ limit: reviewLimit(Date.now()) })
            .defaultOrdering([
              { field: "reviewedAt", direction: "asc" },
              { field: "publishedAt", direction: "asc" },
            ]),
        ),
    ]);
