/**
 * Imports the site's content into an empty dataset, with Sanity's own command, and compares what arrives: the way
 * from the folder to a real project stays open.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createClient } from "@sanity/client";
import { production, runSanity, serveDataset } from "./sanity-command";

/** Returns the documents without what belongs to one dataset only. */
async function contentOf({ settings }: Awaited<ReturnType<typeof serveDataset>>) {
  const client = createClient({
    projectId: settings.SANITY_STUDIO_PROJECT_ID,
    dataset: settings.SANITY_STUDIO_DATASET,
    apiHost: settings.SANITY_STUDIO_API_HOST,
    token: settings.SANITY_AUTH_TOKEN,
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
  });
  const documents = await client.fetch<Record<string, unknown>[]>('*[!(_id in path("_.**"))]');
  return new Map(
    documents.map(({ _rev, _createdAt, _updatedAt, url, originalFilename, ...content }) => [
      String(content._id),
      content,
    ]),
  );
}

const empty = await mkdtemp(join(tmpdir(), "studio-import-"));
try {
  await writeFile(join(empty, "data.ndjson"), "");
  const from = await serveDataset();
  const to = await serveDataset(empty);
  try {
    await runSanity(["dataset", "import", production, "production"], to.settings);
    const [before, after] = [await contentOf(from), await contentOf(to)];
    const ids = new Set([...before.keys(), ...after.keys()]);
    const changed = [...ids].filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)));
    if (changed.length > 0) throw new Error(`The import has changed ${changed.join(", ")}.`);
  } finally {
    await from.server.close();
    await to.server.close();
  }
} finally {
  await rm(empty, { recursive: true });
}
