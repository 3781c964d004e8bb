/**
 * `npx sanity migration run typed-links`: the links in texts that are typed as addresses of this site become
 * references, which follow when an address changes. `npm run typed-links` does the same to the embedded dataset.
 */
import { at, defineMigration, patch, set } from "sanity/migrate";
import { siteAddresses, typedLinks } from "../../../src/sanity/documents/typed-links";
import type { StoredFields } from "../../../src/sanity/documents/read-text";

export default defineMigration({
  title: "Typed links become references",
  documentTypes: ["post"],
  async *migrate(documents, { client }) {
    const addresses = siteAddresses(await client.fetch<StoredFields[]>('*[_type == "post"]'));
    for await (const document of documents()) {
      const patches = typedLinks(document, addresses).flatMap(({ path, replacement }) =>
        typeof replacement === "string" ? [] : at([...path], set(replacement)),
      );
      if (patches.length > 0) yield patch(document._id, patches);
    }
  },
});
