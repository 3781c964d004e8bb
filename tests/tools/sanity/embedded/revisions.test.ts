/** Revisions and times of documents in a file that has none. */
import { loadDataset, type Dataset } from "../../../../src/sanity/embedded/dataset";
import { nextDataset } from "../../../../studio/server/next-dataset";
import { makePng, temporaryDataset } from "./temporary-dataset";

const dataset = temporaryDataset();
beforeEach(async () => {
  dataset.write("images/a.png", await makePng(2, 2));
});

/** Of what has no time: not that of its file, which is another in each clone. */
const written = "2020-01-01T00:00:00.000Z";

async function load(previous?: Dataset): Promise<Dataset> {
  const { folder } = dataset;
  const source = { folder, origin: "http://127.0.0.1:1", projectId: "127", dataset: "production" };
  const read = await loadDataset(source);
  return previous ? nextDataset(read, previous) : read;
}

const updates = ({ documents }: Dataset) =>
  Object.fromEntries([...documents.values()].map(({ _id, _updatedAt }) => [_id, _updatedAt]));

const documents = (title: string): object[] => [
  { _id: "a", _type: "post", title, image: { _sanityAsset: "image@file://./images/a.png" } },
  { _id: "b", _type: "post", title: "B" },
];

test("an unchanged dataset is the same when it is read anew, so that a build reuses its pages", async () => {
  dataset.writeDocuments(documents("A"));
  const before = await load();
  expect(await load()).toMatchObject({ documents: before.documents });
  expect(new Set(Object.values(updates(before)))).toEqual(new Set([written]));
});

test("a change is another revision, of that document only", async () => {
  dataset.writeDocuments(documents("A"));
  const before = await load();
  dataset.writeDocuments(documents("A, edited"));
  const after = await load();
  expect(after.documents.get("a")?._rev).not.toBe(before.documents.get("a")?._rev);
  expect(after.documents.get("b")).toEqual(before.documents.get("b"));
});

test("while it is watched, a changed document has the time of its change, and others keep theirs", async () => {
  dataset.writeDocuments(documents("A"));
  const before = await load();
  const start = new Date().toISOString();
  dataset.writeDocuments([...documents("A, edited"), { _id: "c", _type: "post" }]);
  const after = await load(before);
  expect(updates(after).b).toBe(written);
  for (const id of ["a", "c"]) expect(String(updates(after)[id]) >= start).toBe(true);
  expect(after.documents.get("a")?._createdAt).toBe(written);
});

test("another picture in the same file changes the document that shows it", async () => {
  dataset.writeDocuments(documents("A"));
  const before = await load();
  dataset.write("images/a.png", await makePng(3, 3));
  const after = await load(before);
  expect(after.documents.get("a")?.image).not.toEqual(before.documents.get("a")?.image);
  expect(after.documents.get("a")?._rev).not.toBe(before.documents.get("a")?._rev);
});

test("a post without a time counts as unchanged since it was published", async () => {
  dataset.writeDocuments([
    { _id: "a", _type: "post", publishedAt: "2025-06-01T09:00:00+02:00" },
    { _id: "b", _type: "post", publishedAt: "2999-01-01T00:00:00Z" },
    { _id: "c", _type: "post", publishedAt: "soon" },
    { _id: "d", _type: "post", publishedAt: "2025-03-30" },
  ]);
  expect(updates(await load())).toMatchObject({
    a: "2025-06-01T07:00:00.000Z",
    b: written,
    c: written,
    // Midnight in Sweden.
    d: "2025-03-29T23:00:00.000Z",
  });
});

test("a document's own times are kept", async () => {
  const own = { _createdAt: "2024-01-01T00:00:00Z", _updatedAt: "2024-06-01T00:00:00Z" };
  dataset.writeDocuments([{ _id: "a", _type: "post", ...own }]);
  const before = await load();
  expect(before.documents.get("a")).toMatchObject(own);
  dataset.writeDocuments([{ _id: "a", _type: "post", ...own, title: "Edited" }]);
  expect((await load(before)).documents.get("a")).toMatchObject({ ...own, title: "Edited" });
});
