/** Sanity's own client writes: mutations, actions and transactions. */
import { editingServer } from "./editing-server";

const employee = (id: string, more: object = {}) => ({
  _id: id,
  _type: "employee",
  name: "Lo",
  order: 1,
  ...more,
});

const running = editingServer(
  employee("a", { tags: ["w"] }),
  employee("b", { name: "Kim" }),
  employee("drafts.b", { name: "Kim, draft" }),
);

/** Returns the name of each document by its id, as the file has them. */
function names(): Record<string, string> {
  const documents = running
    .lines()
    .map((line) => JSON.parse(line) as { _id: string; name: string });
  return Object.fromEntries(documents.map(({ _id, name }) => [_id, name]));
}

const before = { a: "Lo", b: "Kim", "drafts.b": "Kim, draft" };

test("documents are created, with an id of their own if they have none", async () => {
  const created = await running.client.create({ _type: "employee", name: "Bo" });
  expect(created).toMatchObject({ name: "Bo", _rev: expect.any(String) as string });
  expect(await running.client.getDocument(created._id)).toEqual(created);
  const draft = await running.client.create({ _id: "drafts.", _type: "employee" });
  expect(draft._id).toMatch(/^drafts\.[\w-]{36}$/);
});

test("documents are created if they do not exist, replaced and deleted", async () => {
  const { client } = running;
  const other = employee("a", { name: "Other" });
  expect(await client.createIfNotExists(other)).toMatchObject({ name: "Lo" });
  expect(await client.createOrReplace(other)).toMatchObject({ name: "Other" });
  await client.delete("a");
  expect(await client.getDocument("a")).toBeUndefined();
  expect(Object.keys(names())).toEqual(["b", "drafts.b"]);
});

test("a document keeps its revision until it changes", async () => {
  const [first, other] = await running.client.getDocuments(["a", "b"]);
  const after = await running.client.patch("a").set({ name: "Mo" }).commit();
  expect(after._rev).not.toBe(first!._rev);
  expect(after._createdAt).toBe(first!._createdAt);
  expect(Date.parse(after._updatedAt)).toBeGreaterThanOrEqual(Date.parse(first!._updatedAt));
  expect(await running.client.getDocument("b")).toEqual(other);
});

test.each([
  ["set", { set: { name: "Mo", "image.alt": "Mo" } }, { name: "Mo", image: { alt: "Mo" } }],
  ["setIfMissing", { setIfMissing: { name: "Mo", email: "m" } }, { name: "Lo", email: "m" }],
  ["unset", { unset: ["order"] }, { name: "Lo" }],
  ["inc and dec", { inc: { order: 3 }, dec: { order: 1 } }, { order: 3 }],
  ["insert", { insert: { after: "tags[-1]", items: ["x"] } }, { tags: ["w", "x"] }],
  ["diffMatchPatch", { diffMatchPatch: { name: "@@ -1,2 +1,3 @@\n Lo\n+u\n" } }, { name: "Lou" }],
])("a patch: %s", async (_name, operations, expected) => {
  const after = await running.client.patch("a", operations as never).commit();
  expect(after).toMatchObject(expected);
  expect(JSON.parse(running.lines()[0]!)).toMatchObject(expected);
});

test("a transaction is applied as a whole or not at all, and its id is the revision", async () => {
  const rename = () => running.client.transaction().patch("a", { set: { name: "Mo" } });
  const failing = rename().delete("b").create(employee("a")).commit();
  await expect(failing).rejects.toMatchObject({ statusCode: 409 });
  expect(names()).toEqual(before);
  expect(await running.client.fetch('*[_id == "a"][0].name')).toBe("Lo");

  expect(await rename().transactionId("mine").commit()).toMatchObject({
    transactionId: "mine",
    results: [{ id: "a", operation: "update" }],
  });
  expect(await running.client.getDocument("a")).toMatchObject({ _rev: "mine", name: "Mo" });
});

const act = (name: string, more: object) =>
  running.client.action({ actionType: `sanity.action.document.${name}`, ...more } as never);

const pair = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` });
const draft = (id: string, name: string) => ({
  publishedId: id,
  attributes: employee(`drafts.${id}`, { name }),
});

test.each<[string, object, object]>([
  ["create", draft("c", "Bo"), { ...before, "drafts.c": "Bo" }],
  // Makes a draft from the published document if there is none.
  ["edit", { ...pair("a"), patch: { set: { name: "Lou" } } }, { ...before, "drafts.a": "Lou" }],
  ["edit", { ...pair("b"), patch: { set: { name: "K" } } }, { ...before, "drafts.b": "K" }],
  ["publish", pair("b"), { a: "Lo", b: "Kim, draft" }],
  ["unpublish", pair("a"), { "drafts.a": "Lo", b: "Kim", "drafts.b": "Kim, draft" }],
  ["unpublish", pair("b"), { a: "Lo", "drafts.b": "Kim, draft" }],
  ["delete", { publishedId: "b", includeDrafts: ["drafts.b"] }, { a: "Lo" }],
  ["discard", { draftId: "drafts.b" }, { a: "Lo", b: "Kim" }],
  ["version.discard", { versionId: "drafts.b" }, { a: "Lo", b: "Kim" }],
  ["replaceDraft", draft("b", "Restored"), { ...before, "drafts.b": "Restored" }],
])("the action %s of %j", async (name, more, after) => {
  const published = await running.client.getDocument("b");
  await act(name, more);
  expect(names()).toEqual(after);
  const { _createdAt } = (await running.client.getDocument("b")) ?? {};
  if (_createdAt !== undefined) expect(_createdAt).toBe(published?._createdAt);
});

test("several actions are one transaction", async () => {
  const actions = [
    { actionType: "sanity.action.document.edit", ...pair("a"), patch: { set: { name: "Lou" } } },
    { actionType: "sanity.action.document.publish", ...pair("a") },
  ];
  const failing = [actions[0], { ...actions[1], ifPublishedRevisionId: "older" }];
  await expect(running.client.action(failing as never)).rejects.toMatchObject({ statusCode: 409 });
  expect(names()).toEqual(before);
  await running.client.action(actions as never, { transactionId: "both" });
  expect(await running.client.getDocument("a")).toMatchObject({ _rev: "both", name: "Lou" });
});

const image = { _type: "image", asset: { _type: "reference", _ref: "image-none-1600x1000-png" } };
const create = (id: string, more?: object) => ({ create: employee(id, more) });
const patch = (id: string, set: object, more?: object) => ({ patch: { id, set, ...more } });
const edit = { ...pair("nobody"), patch: { set: { name: "x" } } };

test.each<[string, number, RegExp, object | Parameters<typeof act>]>([
  ["a document that exists", 409, /already exists/, create("a")],
  ["an unknown type", 400, /no document type "page"/, create("c", { _type: "page" })],
  ["a missing image", 409, /refers to "image-none-1600x1000-png", which/, patch("a", { image })],
  ["no document", 409, /"nobody" was not found/, patch("nobody", { name: "x" })],
  ["another revision", 409, /another revision/, patch("a", {}, { ifRevisionID: "older" })],
  ["an id that Sanity rejects", 400, /cannot be an _id/, create("å")],
  ["a change of type", 400, /cannot be changed/, patch("a", { _type: "post" })],
  ["an unknown mutation", 400, /Unsupported mutation .*"rename"/s, { rename: { id: "a" } }],
  ["an unknown operation", 400, /unknown patch operation "shout"/, patch("a", {}, { shout: {} })],
  ["an unknown action", 400, /"archive|archive" is not supported/, ["archive", pair("a")]],
  ["a draft of what exists", 409, /already exists/, ["create", draft("a", "x")]],
  ["an edit of nothing", 409, /"nobody" was not found/, ["edit", edit]],
  [
    "a publication over another revision",
    409,
    /has another revision/,
    ["publish", { ...pair("b"), ifPublishedRevisionId: "older" }],
  ],
])("%s is refused with %d and the reason", async (_name, statusCode, message, attempt) => {
  const answer = Array.isArray(attempt)
    ? act(...(attempt as Parameters<typeof act>))
    : running.client.mutate([attempt] as never);
  await expect(answer).rejects.toMatchObject({
    statusCode,
    message: expect.stringMatching(message) as string,
  });
  expect(names()).toEqual(before);
});

test("perspectives show drafts in their places, none of them, or all documents", async () => {
  const query = '*[_type == "employee"] | order(_id asc).name';
  const { client } = running;
  expect(await client.fetch(query, {}, { perspective: "drafts" })).toEqual(["Lo", "Kim, draft"]);
  expect(await client.fetch(query, {}, { perspective: "published" })).toEqual(["Lo", "Kim"]);
  expect(await client.fetch(query)).toHaveLength(3);
  const original = '*[_id == "b"][0]._originalId';
  expect(await client.fetch(original, {}, { perspective: "drafts" })).toBe("drafts.b");
});

test("documents by id are in the order of the ids", async () => {
  expect(await running.client.getDocuments(["drafts.b", "nobody", "a"])).toMatchObject([
    { name: "Kim, draft" },
    null,
    { name: "Lo" },
  ]);
});
