/** Part of `npm run format`: writes each dataset as the Studio writes it, so that an edit changes no other line. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serializeDocuments } from "../sanity/embedded/canonical";
import { dataFileName } from "../sanity/embedded/dataset";
import { parseDocuments } from "../sanity/embedded/documents";
import { schemaFields } from "../sanity/model/schema-fields";

async function formatContent(datasets: string, schemaFile: string): Promise<void> {
  const model = schemaFields(await readFile(schemaFile, "utf8"));
  const entries = await readdir(datasets, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const file = join(datasets, name, dataFileName);
    const located = parseDocuments(await readFile(file, "utf8"), file);
    const documents = located.map(({ document }) => document);
    await writeFile(file, serializeDocuments(documents, model));
  }
}

void formatContent("src/sanity/datasets", "src/sanity/schema.graphql");
