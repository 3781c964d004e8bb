import { readFile } from "node:fs/promises";
import { serializeDocuments } from "../../../../src/sanity/embedded/canonical";
import { schemaFields } from "../../../../src/sanity/model/schema-fields";
import { schemaFile } from "../../../setup/content/schema-file";
import { parseDocuments } from "../../../../src/sanity/embedded/documents";

const file = "src/sanity/datasets/production/data.ndjson";

/** Otherwise, the Studio's next edit would change more lines than the editor has. */
test("the site's own content is written as the Studio writes it: `npm run format` does so", async () => {
  const text = await readFile(file, "utf8");
  const documents = parseDocuments(text, file).map(({ document }) => document);
  const model = schemaFields(await readFile(schemaFile, "utf8"));
  expect(serializeDocuments(documents, model)).toBe(text);
});
