/**
 * Imports a dataset folder that the content server has written, with Sanity's own command, and compares what
 * arrives: the way from the folder to a real project stays open.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createClient } from "@sanity/client";
import { production, runSanity, serveDataset } from "./sanity-command";

type Project = Awaited<ReturnType<typeof serveDataset>>;

const clientOf = ({ settings }: Project) =>
  createClient({
    projectId: settings.SANITY_STUDIO_PROJECT_ID,
    dataset: settings.SANITY_STUDIO_DATASET,
    apiHost: settings.SANITY_STUDIO_API_HOST,
    token: settings.SANITY_AUTH_TOKEN,
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
  });

/** Writes what an editor writes: a new employee with a picture, and a draft of a post. */
async function edit(project: Project): Promise<void> {
  const client = clientOf(project);
  const picture = await readFile(join(production, "images/somn.png"));
  // A byte after the end of a PNG makes it another file.
  const bytes = Buffer.concat([picture, Buffer.from([0])]);
  const { _id } = await client.assets.upload("image", bytes, { filename: "Nytt porträtt.png" });
  const image = { _type: "image", asset: { _type: "reference", _ref: _id } };
  const role = { _type: "localeText", sv: "Psykolog", en: "Psychologist" };
  const employee = { name: "Åsa Öberg", role, email: "asa@example.com", image, order: 99 };
  await client.create({ _id: "employee-new", _type: "employee", ...employee });
  const post = await client.fetch('*[_type == "post"][0]');
  await client.create({ ...post, _id: `drafts.${post._id}`, title: "”Ny” rubrik — \u2028 rad" });
}

/** Returns the documents without what belongs to one dataset only. */
async function contentOf(project: Project): Promise<Map<string, object>> {
  const query = '*[!(_id in path("_.**"))]';
  const documents = await clientOf(project).fetch<Record<string, unknown>[]>(query);
  return new Map(
    documents.map(({ _rev, _createdAt, _updatedAt, url, originalFilename, ...content }) => [
      String(content._id),
      content,
    ]),
  );
}

const folder = await mkdtemp(join(tmpdir(), "studio-import-"));
const [written, imported] = [join(folder, "written"), join(folder, "imported")];
try {
  await cp(production, written, { recursive: true });
  await cp(production, imported, { recursive: true, filter: (path) => !/\.(png|pdf)$/.test(path) });
  await writeFile(join(imported, "data.ndjson"), "");
  const from = await serveDataset(written);
  const to = await serveDataset(imported);
  try {
    await edit(from);
    await runSanity(["dataset", "import", written, "production"], to.settings);
    const [before, after] = [await contentOf(from), await contentOf(to)];
    const ids = new Set([...before.keys(), ...after.keys()]);
    const changed = [...ids].filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)));
    if (changed.length > 0) throw new Error(`The import has changed ${changed.join(", ")}.`);
  } finally {
    await from.server.close();
    await to.server.close();
  }
} finally {
  await rm(folder, { recursive: true });
}
