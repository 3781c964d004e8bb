import { rm, stat } from "node:fs/promises";
import {
  loadDataset,
  type LoadedDataset,
} from "../../../../src/sanity/content-server/dataset/load-dataset";
import { makePng, makeTemporaryDataset, type TemporaryDataset } from "./temporary-dataset";

let dataset: TemporaryDataset;

beforeEach(async () => {
  dataset = await makeTemporaryDataset();
});

afterEach(async () => {
  jest.useRealTimers();
  await dataset.remove();
});

function load(origin = "http://127.0.0.1:3333"): Promise<LoadedDataset> {
  const { folder, revisionCacheFile } = dataset;
  return loadDataset({
    folder,
    revisionCacheFile,
    origin,
    projectId: "127",
    dataset: "production",
  });
}

/** Loads the dataset as a build at this time that reads the documents. */
async function build(time: string, origin?: string): Promise<LoadedDataset> {
  jest.useFakeTimers({ now: new Date(time), doNotFake: ["nextTick", "setImmediate"] });
  const loaded = await load(origin);
  await loaded.saveRevisions();
  return loaded;
}

function timesOf(loaded: LoadedDataset): Record<string, string> {
  return Object.fromEntries(loaded.documents.map(({ _id, _updatedAt }) => [_id, _updatedAt]));
}

const first = "2026-01-01T10:00:00.000Z";
const second = "2026-01-02T10:00:00.000Z";

beforeEach(async () => {
  await dataset.write("images/a.png", await makePng(2, 2));
});

const documents = (title: string): object[] => [
  { _id: "a", _type: "post", title, image: { _sanityAsset: "image@file://./images/a.png" } },
  { _id: "b", _type: "post", title: "B" },
];

test("loads an unchanged dataset with the same bytes and times", async () => {
  await dataset.writeDocuments(documents("A"));
  const before = await build(first);
  const after = await build(second);
  expect(JSON.stringify(after.documents)).toBe(JSON.stringify(before.documents));
  expect(new Set(Object.values(timesOf(after)))).toEqual(new Set([first]));
});

test("changed and new documents get the current time", async () => {
  await dataset.writeDocuments(documents("A"));
  const before = await build(first);
  await dataset.writeDocuments([...documents("A, edited"), { _id: "c", _type: "post" }]);
  const after = await build(second);
  expect(timesOf(after)).toEqual({ ...timesOf(before), a: second, c: second });
  expect(after.documents[0]?._createdAt).toBe(first);
  expect(after.documents[0]?._rev).not.toBe(before.documents[0]?._rev);
});

test("another origin changes only the assets", async () => {
  await dataset.writeDocuments(documents("A"));
  const before = await build(first);
  const after = timesOf(await build(second, "http://127.0.0.1:4444"));
  const changed = Object.keys(after).filter((id) => after[id] !== timesOf(before)[id]);
  expect(changed).toEqual([expect.stringMatching(/^image-/)]);
});

test("a post without a time counts as unchanged since it was published, until it changes", async () => {
  const posts = (title: string) => [
    { _id: "a", _type: "post", title, publishedAt: "2025-06-01T09:00:00+02:00" },
    { _id: "b", _type: "post", publishedAt: "2027-01-01T00:00:00Z" },
    { _id: "c", _type: "post", publishedAt: "soon" },
  ];
  await dataset.writeDocuments(posts("A"));
  const before = timesOf(await build(first));
  expect(before).toEqual({ a: "2025-06-01T07:00:00.000Z", b: first, c: first });
  await dataset.writeDocuments(posts("A, edited"));
  expect(timesOf(await build(second))).toEqual({ ...before, a: second });
});

test("a document that was removed and restored counts as changed", async () => {
  await dataset.writeDocuments(documents("A"));
  await build(first);
  await dataset.writeDocuments(documents("A").slice(1));
  await build("2026-01-01T11:00:00.000Z");
  await dataset.writeDocuments(documents("A"));
  expect(timesOf(await build(second)).a).toBe(second);
});

test("times are not saved unless the documents were read", async () => {
  await dataset.writeDocuments(documents("A"));
  await load();
  expect(timesOf(await build(second)).a).toBe(second);
});

test("with a damaged cache, every document counts as changed", async () => {
  await dataset.writeDocuments([{ _id: "a", _type: "post", _updatedAt: "2025-01-01T00:00:00Z" }]);
  await build(first);
  await dataset.write("../cache/revisions.json", "{");
  expect(timesOf(await build(second)).a).toBe(second);
});

describe("a document's own times", () => {
  const own = {
    _id: "a",
    _type: "post",
    _createdAt: "2024-01-01T00:00:00Z",
    _updatedAt: "2024-06-01T00:00:00Z",
  };

  test("are kept", async () => {
    await dataset.writeDocuments([own]);
    expect((await build(first)).documents[0]).toMatchObject(own);
    expect((await build(second)).documents[0]).toMatchObject(own);
  });

  test("are replaced once its content changes, as a warm build requests only newer documents", async () => {
    await dataset.writeDocuments([own]);
    await build(first);
    await dataset.writeDocuments([
      { ...own, title: "Edited" },
      { ...own, _id: "b" },
    ]);
    const { documents: after } = await build(second);
    expect(after[0]).toMatchObject({ _createdAt: own._createdAt, _updatedAt: second });
    expect(after[1]).toMatchObject({ _createdAt: own._createdAt, _updatedAt: second });
  });
});

test("revisions are written once, and again when the file is gone", async () => {
  await dataset.writeDocuments(documents("A"));
  const loaded = await build(first);
  const file = dataset.revisionCacheFile;
  const written = (await stat(file)).ino;
  await loaded.saveRevisions();
  expect((await stat(file)).ino).toBe(written);
  await rm(file);
  await loaded.saveRevisions();
  expect((await stat(file)).isFile()).toBe(true);
});
