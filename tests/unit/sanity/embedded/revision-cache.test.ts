import { loadDataset, type LoadedDataset } from "../../../../src/sanity/embedded/load-dataset";
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
    revisionCacheFile: revisionCacheFile,
    origin,
    projectId: "127",
    dataset: "production",
  });
}

/** Loads as a build does that starts at this time and reads the documents. */
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

test("an unchanged dataset is the same to the byte, time after time", async () => {
  await dataset.writeDocuments(documents("A"));
  const before = await build(first);
  const after = await build(second);
  expect(JSON.stringify(after.documents)).toBe(JSON.stringify(before.documents));
  expect(new Set(Object.values(timesOf(after)))).toEqual(new Set([first]));
});

test("a changed document gets the time at which the change was seen, a new one too", async () => {
  await dataset.writeDocuments(documents("A"));
  const before = await build(first);
  await dataset.writeDocuments([...documents("A, edited"), { _id: "c", _type: "post" }]);
  const after = await build(second);
  expect(timesOf(after)).toEqual({ ...timesOf(before), a: second, c: second });
  expect(after.documents[0]?._createdAt).toBe(first);
  expect(after.documents[0]?._rev).not.toBe(before.documents[0]?._rev);
});

test("another address changes the assets and nothing else", async () => {
  await dataset.writeDocuments(documents("A"));
  const before = await build(first);
  const after = timesOf(await build(second, "http://127.0.0.1:4444"));
  const changed = Object.keys(after).filter((id) => after[id] !== timesOf(before)[id]);
  expect(changed).toEqual([expect.stringMatching(/^image-/)]);
});

test("a post that states no time has not changed since it was published, until it does", async () => {
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

test("a document that left and came back counts as changed", async () => {
  await dataset.writeDocuments(documents("A"));
  await build(first);
  await dataset.writeDocuments(documents("A").slice(1));
  await build("2026-01-01T11:00:00.000Z");
  await dataset.writeDocuments(documents("A"));
  expect(timesOf(await build(second)).a).toBe(second);
});

test("times that nobody has read the documents of are not remembered", async () => {
  await dataset.writeDocuments(documents("A"));
  await load();
  expect(timesOf(await build(second)).a).toBe(second);
});

test("a damaged ledger makes every document a changed one", async () => {
  await dataset.writeDocuments([{ _id: "a", _type: "post", _updatedAt: "2025-01-01T00:00:00Z" }]);
  await build(first);
  await dataset.write("../cache/ledger.json", "{");
  expect(timesOf(await build(second)).a).toBe(second);
});

describe("that a document states itself", () => {
  const stated = {
    _id: "a",
    _type: "post",
    _createdAt: "2024-01-01T00:00:00Z",
    _updatedAt: "2024-06-01T00:00:00Z",
  };

  test("are kept", async () => {
    await dataset.writeDocuments([stated]);
    expect((await build(first)).documents[0]).toMatchObject(stated);
    expect((await build(second)).documents[0]).toMatchObject(stated);
  });

  test("give way once its content changes, for a build asks only for what is later", async () => {
    await dataset.writeDocuments([stated]);
    await build(first);
    await dataset.writeDocuments([
      { ...stated, title: "Edited" },
      { ...stated, _id: "b" },
    ]);
    const { documents: after } = await build(second);
    expect(after[0]).toMatchObject({ _createdAt: stated._createdAt, _updatedAt: second });
    expect(after[1]).toMatchObject({ _createdAt: stated._createdAt, _updatedAt: second });
  });
});
