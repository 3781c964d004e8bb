/** What a change does to `data.ndjson`: no more than an editor has changed. */
import { readdir } from "node:fs/promises";
import { editingServer } from "./editing-server";
import { makePng } from "../../sanity/embedded/temporary-dataset";

const lo = { _id: "lo", _type: "employee", name: "Lo" };

const running = editingServer(lo);

test("a line changes, and no other", async () => {
  await running.restart({ ...lo, _id: "a" }, lo, { ...lo, _id: "z" });
  const [first, , last] = running.lines();
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(running.lines()).toEqual([first, '{"_id":"lo","_type":"employee","name":"Lou"}', last]);
});

test("however the file was written, it is canonical after a change", async () => {
  await running.restart(
    '{ "name" : "\\u00c5sa", "_type":"employee","_id":"z","zebra":1,"apple":2}\r',
    "",
    { slug: { current: "t", _type: "slug" }, title: "T", _type: "post", _id: "p" },
    { ...lo, _id: "drafts.lo" },
    lo,
  );
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(running.file()).toBe(
    [
      '{"_id":"lo","_type":"employee","name":"Lou"}',
      '{"_id":"drafts.lo","_type":"employee","name":"Lo"}',
      '{"_id":"p","_type":"post","title":"T","slug":{"_type":"slug","current":"t"}}',
      '{"_id":"z","_type":"employee","name":"Åsa","apple":2,"zebra":1}',
      "",
    ].join("\n"),
  );
});

test("a new document has the content model's order; revisions and times are not written", async () => {
  await running.client.create({
    order: 2,
    role: { en: "e", sv: "s", _type: "localeText" },
    name: "B",
    _type: "employee",
    _id: "b",
  });
  const [line] = running.lines();
  expect(line).toBe(
    '{"_id":"b","_type":"employee","name":"B","role":{"_type":"localeText","sv":"s","en":"e"},"order":2}',
  );
});

test("a line with times has the time of its change", async () => {
  const times = { _createdAt: "2024-01-01T00:00:00Z", _updatedAt: "2024-01-02T00:00:00Z" };
  await running.restart({ _id: "lo", _type: "employee", ...times, name: "Lo" });
  const after = await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(after._createdAt).toBe(times._createdAt);
  expect(JSON.parse(running.lines()[0]!)).toEqual({
    _id: "lo",
    _type: "employee",
    _createdAt: times._createdAt,
    _updatedAt: after._updatedAt,
    name: "Lou",
  });
});

test("an asset keeps the path that the line has", async () => {
  const image = { _type: "image", _sanityAsset: "image@file://./images/copy%20of%20a.png" };
  running.dataset.write("images/a.png", await makePng(2, 2));
  running.dataset.write("images/copy of a.png", await makePng(2, 2));
  running.dataset.writeDocuments([{ ...lo, image: { ...image } }]);
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(JSON.parse(running.lines()[0]!)).toEqual({ ...lo, name: "Lou", image });
});

test("a draft is the line after its document's, and its publication changes one line", async () => {
  await running.restart({ ...lo, email: "lo@example.com" }, { ...lo, _id: "other" });
  const [published, other] = running.lines();
  const act = (name: string, more = {}) =>
    running.client.action({
      actionType: `sanity.action.document.${name}`,
      publishedId: "lo",
      draftId: "drafts.lo",
      ...more,
    } as never);
  await act("edit", { patch: { set: { name: "Lou" } } });
  const draft = published!.replace('"lo"', '"drafts.lo"').replace("Lo", "Lou");
  expect(running.lines()).toEqual([published, draft, other]);
  await act("publish");
  expect(running.lines()).toEqual([draft.replace("drafts.", ""), other]);
});

test.each([
  ["", '{ "_id":"lo", "_type":"employee", "name":"Lo" }'],
  ["of a document with a time", JSON.stringify({ ...lo, _updatedAt: "2024-01-02T00:00:00Z" })],
])("an edit %s without an effect leaves the file as it was", async (_which, line) => {
  await running.restart(line);
  const before = running.file();
  await running.client.patch("lo").unset(["_empty_action_guard_pseudo_field_"]).commit();
  expect(running.file()).toBe(before);
});

test("nothing else is left in the folder", async () => {
  running.dataset.write(".writing.tmp", "half");
  await running.restart();
  await running.client.patch("lo").set({ name: "Lou" }).commit();
  expect(await readdir(running.dataset.folder)).toEqual(["data.ndjson"]);
});
