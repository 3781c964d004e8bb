/** The way from the folder to a real project stays open: Sanity's own command imports the site's content. */
import { writeFileSync } from "node:fs";
import { createClient } from "@sanity/client";
import { production, runSanity, serveDataset } from "../../studio/scripts/sanity-command";
import { temporaryFolder } from "../setup/temporary-folder";

jest.setTimeout(5 * 60_000);

const empty = temporaryFolder();

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
      content._id,
      content,
    ]),
  );
}

test("an import into an empty dataset changes nothing", async () => {
  writeFileSync(empty.at("data.ndjson"), "");
  const [from, to] = [await serveDataset(), await serveDataset(empty.at("."))];
  try {
    await runSanity(["dataset", "import", production, "production"], to.settings);
    const before = await contentOf(from);
    expect(before.size).toBeGreaterThan(50);
    expect(await contentOf(to)).toEqual(before);
  } finally {
    await from.server.close();
    await to.server.close();
  }
});
