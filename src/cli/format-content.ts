/** Part of `npm run format`: writes each dataset as the Studio writes it, so that an edit changes no other line. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { serializeDocuments } from "../sanity/content-server/dataset/canonical";
import { dataFileName } from "../sanity/content-server/dataset/dataset";
import { parseDocuments } from "../sanity/content-server/dataset/documents";
import { writeFileAtomically } from "../sanity/content-server/dataset/write-file";

async function formatContent(datasets: string): Promise<void> {
  const entries = await readdir(datasets, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const file = join(datasets, name, dataFileName);
    const located = parseDocuments(await readFile(file, "utf8"), file);
    const text = serializeDocuments(located.map(({ document }) => document));
    await writeFileAtomically(file, Buffer.from(text));
  }
}

void formatContent("src/sanity/datasets");
