import { readFile } from "node:fs/promises";
import { serializeDocuments } from "../../../../src/sanity/embedded/canonical";
import { parseDocuments } from "../../../../src/sanity/embedded/documents";

const file = "src/sanity/datasets/production/data.ndjson";

/** Otherwise, the Studio's next edit would change more lines than the editor has. */
test("the site's own content is written as the Studio writes it: `npm run format` does so", async () => {
  const text = await readFile(file, "utf8");
  const documents = parseDocuments(text, file).map(({ document }) => document);
  expect(serializeDocuments(documents)).toBe(text);
});
