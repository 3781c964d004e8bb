/** What a change does to `data.ndjson`: no more than an editor has changed. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runEditingServer, type EditingServer } from "./editing-server";
import { makePng } from "./temporary-dataset";

let running: EditingServer;

const file = () => join(running.dataset.folder, "data.ndjson");

async function run(...documents: (string | object)[]): Promise<void> {
  running = await runEditingServer(documents);
}

afterEach(() => running.stop());

const lo = { _id: "lo", _type: "employee", name: "Lo" };

test("other lines keep their bytes, however they are written", async () => {
  const odd = '{ "name" : "\\u00c5sa", "_type":"employee","_id":"asa"}';
  await run(odd, "", lo, `${JSON.stringify({ ...lo, _id: "last" })}\r`);
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  await running.client.patch("last").set({ name: "Lou" }).commit();
  expect(await readFile(file(), "utf8")).toBe(
    `${odd}\n\n${JSON.stringify({ ...lo, name: "Lou" })}\n` +
      `${JSON.stringify({ ...lo, _id: "last", name: "Lou" })}\r\n`,
  );
});

test("a file without a line feed at its end gets one between the documents", async () => {
  await run(lo);
  await writeFile(file(), JSON.stringify(lo));
  await running.client.create({ ...lo, _id: "new" });
  expect(await readFile(file(), "utf8")).toBe(
    `${JSON.stringify(lo)}\n${JSON.stringify({ ...lo, _id: "new" })}`,
  );
});

test("keys keep their order, and new ones come before the next one of the content model", async () => {
  await run({
    _id: "p",
    _type: "post",
    title: "T",
    body: [
      { style: "normal", _key: "k", _type: "block", children: [], markDefs: [], extra: 1 },
      { _type: "block", _key: "l", style: "normal", children: [], markDefs: [] },
    ],
    slug: { current: "t", _type: "slug" },
    odd: true,
  });
  await running.client
    .patch("p")
    .set({
      titleEn: "E",
      unknown: 1,
      publishedAt: "2026-01-01T00:00:00Z",
      'body[_key=="l"].listItem': "bullet",
      'body[_key=="l"].level': 1,
      'body[_key=="k"].style': "h2",
    })
    .commit();
  const [line] = await running.lines();
  const post = JSON.parse(line!) as { body: object[] };
  expect(Object.keys(post).filter((key) => key !== "unknown")).toEqual([
    "_id",
    "_type",
    "title",
    "publishedAt",
    "body",
    "titleEn",
    "slug",
    "odd",
  ]);
  expect(Object.keys(post.body[0]!)).toEqual([
    "style",
    "_key",
    "_type",
    "children",
    "markDefs",
    "extra",
  ]);
  expect(Object.keys(post.body[1]!)).toEqual([
    "_type",
    "_key",
    "style",
    "listItem",
    "level",
    "children",
    "markDefs",
  ]);
});

test("a new document has the content model's order; revisions and times are not written", async () => {
  await run(lo);
  await running.client.create({
    order: 2,
    role: { en: "e", sv: "s", _type: "localeText" },
    name: "B",
    _type: "employee",
    _id: "b",
  });
  const [, line] = await running.lines();
  expect(line).toBe(
    '{"_id":"b","_type":"employee","name":"B","role":{"_type":"localeText","sv":"s","en":"e"},"order":2}',
  );
});

test("a line with times has the time of its change", async () => {
  const times = { _createdAt: "2024-01-01T00:00:00Z", _updatedAt: "2024-01-02T00:00:00Z" };
  await run({ _id: "lo", _type: "employee", ...times, name: "Lo" });
  const after = await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(after._createdAt).toBe(times._createdAt);
  expect(JSON.parse((await running.lines())[0]!)).toEqual({
    _id: "lo",
    _type: "employee",
    _createdAt: times._createdAt,
    _updatedAt: after._updatedAt,
    name: "Lou",
  });
});

test("an asset keeps the path that the line has", async () => {
  const image = { _type: "image", _sanityAsset: "image@file://./images/copy%20of%20a.png" };
  await run(lo);
  await running.dataset.write("images/a.png", await makePng(2, 2));
  await running.dataset.write("images/copy of a.png", await makePng(2, 2));
  await running.dataset.writeDocuments([{ ...lo, image: { ...image } }]);
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(JSON.parse((await running.lines())[0]!)).toEqual({ ...lo, name: "Lou", image });
});

test("a draft is a line of its own at the end, and its publication changes one line", async () => {
  await run({ ...lo, email: "lo@example.com" }, { ...lo, _id: "other" });
  const before = await running.lines();
  const act = (name: string, more = {}) =>
    running.client.action({
      actionType: `sanity.action.document.${name}`,
      publishedId: "lo",
      draftId: "drafts.lo",
      ...more,
    } as never);
  await act("edit", { patch: { set: { name: "Lou" } } });
  const draft = before[0]!.replace('"lo"', '"drafts.lo"').replace("Lo", "Lou");
  expect(await running.lines()).toEqual([...before, draft]);
  await act("publish");
  expect(await running.lines()).toEqual([draft.replace("drafts.", ""), before[1]]);
});

test("an edit without an effect leaves the file as it was", async () => {
  const odd = '{ "_id":"lo", "_type":"employee", "name":"Lo" }';
  await run(odd);
  const before = await readFile(file(), "utf8");
  await running.client.patch("lo").unset(["_empty_action_guard_pseudo_field_"]).commit();
  expect(await readFile(file(), "utf8")).toBe(before);
});

test("nothing else is left in the folder", async () => {
  await run(lo);
  await running.dataset.write(".data.ndjson.999999999-1.tmp", "half");
  await running.restart();
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(await readdir(running.dataset.folder)).toEqual(["data.ndjson"]);
});
