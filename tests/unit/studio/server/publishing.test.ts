import { runEditingServer, type EditingServer } from "./editing-server";

let running: EditingServer;

beforeEach(async () => {
  running = await runEditingServer([
    { _id: "a", _type: "employee", name: "Lo" },
    { _id: "b", _type: "employee", name: "Kim" },
    { _id: "drafts.b", _type: "employee", name: "Kim, draft" },
  ]);
});

afterEach(() => running.stop());

const action = (name: string, more: object) =>
  running.client.action({ actionType: `sanity.action.document.${name}`, ...more } as never);

const pair = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` });

/** Returns the name of each document by its id, as the file has them. */
async function names(): Promise<Record<string, string>> {
  const documents = (await running.lines()).map(
    (line) => JSON.parse(line) as { _id: string; name: string },
  );
  return Object.fromEntries(documents.map(({ _id, name }) => [_id, name]));
}

test("create makes a draft", async () => {
  const attributes = { _id: "drafts.c", _type: "employee", name: "Bo" };
  await action("create", { publishedId: "c", attributes, ifExists: "fail" });
  expect(await names()).toMatchObject({ "drafts.c": "Bo" });
  const again = action("create", { publishedId: "c", attributes, ifExists: "fail" });
  await expect(again).rejects.toMatchObject({ statusCode: 409 });
  await action("create", { publishedId: "c", attributes, ifExists: "ignore" });
});

test("edit changes the draft, which it makes from the published document if there is none", async () => {
  await action("edit", { ...pair("a"), patch: { set: { name: "Lou" } } });
  await action("edit", { ...pair("b"), patch: { set: { name: "Kimmie" } } });
  expect(await names()).toEqual({
    a: "Lo",
    b: "Kim",
    "drafts.b": "Kimmie",
    "drafts.a": "Lou",
  });
  const none = action("edit", { ...pair("nobody"), patch: { set: { name: "x" } } });
  await expect(none).rejects.toMatchObject({ statusCode: 409 });
});

test("publish puts the draft in the published document's place", async () => {
  const before = await running.client.getDocument("b");
  await action("publish", { ...pair("b"), ifPublishedRevisionId: before!._rev });
  expect(await names()).toEqual({ a: "Lo", b: "Kim, draft" });
  expect(await running.client.getDocument("b")).toMatchObject({ _createdAt: before!._createdAt });
});

test("publish is refused when the published document is another one by now", async () => {
  const publish = action("publish", { ...pair("b"), ifPublishedRevisionId: "older" });
  await expect(publish).rejects.toMatchObject({ statusCode: 409 });
  expect(await names()).toMatchObject({ "drafts.b": "Kim, draft" });
});

test("unpublish keeps the draft, or makes one", async () => {
  await action("unpublish", pair("a"));
  await action("unpublish", pair("b"));
  expect(await names()).toEqual({ "drafts.a": "Lo", "drafts.b": "Kim, draft" });
});

test("delete removes the document with its drafts", async () => {
  await action("delete", { publishedId: "b", includeDrafts: ["drafts.b"] });
  expect(await names()).toEqual({ a: "Lo" });
});

test("discard removes a draft; replaceDraft restores one", async () => {
  await action("discard", { draftId: "drafts.b" });
  expect(await names()).toEqual({ a: "Lo", b: "Kim" });
  const attributes = { _id: "drafts.b", _type: "employee", name: "Restored" };
  await action("replaceDraft", { publishedId: "b", attributes });
  expect(await names()).toMatchObject({ "drafts.b": "Restored" });
  await action("version.discard", { versionId: "drafts.b" });
  expect(await names()).toEqual({ a: "Lo", b: "Kim" });
});

test("several actions are one transaction", async () => {
  const actions = [
    { actionType: "sanity.action.document.edit", ...pair("a"), patch: { set: { name: "Lou" } } },
    { actionType: "sanity.action.document.publish", ...pair("a") },
  ];
  await running.client.action(actions as never, { transactionId: "both" });
  expect(await names()).toMatchObject({ a: "Lou" });
  expect(await running.client.getDocument("a")).toMatchObject({ _rev: "both" });
  const failing = [actions[0], { ...actions[1], ifPublishedRevisionId: "older" }];
  await expect(running.client.action(failing as never)).rejects.toMatchObject({ statusCode: 409 });
  expect(Object.keys(await names())).toEqual(["a", "b", "drafts.b"]);
});

test("an unknown action is refused", async () => {
  await expect(action("archive", pair("a"))).rejects.toMatchObject({ statusCode: 400 });
});

test("perspectives show drafts in their places, none of them, or all documents", async () => {
  const query = '*[_type == "employee"] | order(_id asc){_id, name}';
  const { client } = running;
  expect(await client.fetch(query, {}, { perspective: "drafts" })).toEqual([
    { _id: "a", name: "Lo" },
    { _id: "b", name: "Kim, draft" },
  ]);
  expect(await client.fetch(query, {}, { perspective: "published" })).toEqual([
    { _id: "a", name: "Lo" },
    { _id: "b", name: "Kim" },
  ]);
  expect(await client.fetch(query)).toHaveLength(3);
  const original = '*[_id == "b"][0]._originalId';
  expect(await client.fetch(original, {}, { perspective: "drafts" })).toBe("drafts.b");
});
