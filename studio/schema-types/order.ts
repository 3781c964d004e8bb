import { defineField, type SortOrdering } from "@sanity/types";
import { label, texts } from "../texts";
import { apiVersion } from "./api-version";

/** The site's order of testimonials and employees. */
export const asOnTheSite: SortOrdering = {
  name: "site",
  title: texts.asOnTheSite,
  by: [{ field: "order", direction: "asc" }],
};

/** The place of a document among those of its type. A new one comes last: after the highest number so far. */
export function orderField(type: string) {
  return defineField({
    name: "order",
    ...label(texts.order),
    type: "number",
    initialValue: async (_parameters, { getClient }) => {
      const highest = await getClient({ apiVersion }).fetch<number | null>(
        "*[_type == $type] | order(order desc)[0].order",
        { type },
      );
      return Math.floor(highest ?? 0) + 1;
    },
  });
}
