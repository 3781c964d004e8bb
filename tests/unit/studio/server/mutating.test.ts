import { runEditingServer, type EditingServer } from "./editing-server";

let running: EditingServer;

const employee = (id: string, more: object = {}) => ({
  _id: id,
  _type: "employee",
  name: "Lo",
  order: 1,
  ...more,
});

beforeEach(async () => {
  running = await runEditingServer([employee("a"), employee("b", { name: "Kim" })]);
});

afterEach(() => running.stop());

const text = (key: string, value: string) => ({
  _type: "block",
  _key: key,
  style: "normal",
  children: [{ _type: "span", _key: `${key}s`, text: value, marks: [] }],
  markDefs: [],
});

describe("documents", () => {
  test("are created, with an id of their own if they have none", async () => {
    const created = await running.client.create({ _type: "employee", name: "Bo" });
    expect(created).toMatchObject({
      _type: "employee",
      name: "Bo",
      _rev: expect.any(String) as string,
    });
    expect(await running.client.getDocument(created._id)).toEqual(created);
    const draft = await running.client.create({ _id: "drafts.", _type: "employee" });
    expect(draft._id).toMatch(/^drafts\.[\w-]{36}$/);
  });

  test("are not created twice", async () => {
    await expect(running.client.create(employee("a"))).rejects.toMatchObject({
      statusCode: 409,
      response: {
        body: { error: { items: [{ error: { type: "documentAlreadyExistsError", id: "a" } }] } },
      },
    });
    const same = await running.client.createIfNotExists(employee("a", { name: "Other" }));
    expect(same).toMatchObject({ name: "Lo" });
    const replaced = await running.client.createOrReplace(employee("a", { name: "Other" }));
    expect(replaced).toMatchObject({ name: "Other" });
  });

  test("are deleted by id and by query", async () => {
    await running.client.delete("a");
    expect(await running.client.getDocument("a")).toBeUndefined();
    await running.client.delete({ query: "*[name == $name]", params: { name: "Kim" } });
    expect(await running.lines()).toEqual([]);
  });

  test("keep their revision until they change", async () => {
    const [before, other] = await running.client.getDocuments(["a", "b"]);
    const after = await running.client.patch("a").set({ name: "Mo" }).commit();
    expect(after._rev).not.toBe(before!._rev);
    expect(after._createdAt).toBe(before!._createdAt);
    expect(Date.parse(after._updatedAt)).toBeGreaterThanOrEqual(Date.parse(before!._updatedAt));
    expect(await running.client.getDocument("b")).toEqual(other);
  });
});

describe("patches", () => {
  test.each([
    ["set", { set: { name: "Mo", "image.alt": "Mo" } }, { name: "Mo", image: { alt: "Mo" } }],
    ["setIfMissing", { setIfMissing: { name: "Mo", email: "m" } }, { name: "Lo", email: "m" }],
    ["unset", { unset: ["order"] }, { name: "Lo" }],
    ["inc and dec", { inc: { order: 3 }, dec: { order: 1 } }, { order: 3 }],
    ["diffMatchPatch", { diffMatchPatch: { name: "@@ -1,2 +1,3 @@\n Lo\n+u\n" } }, { name: "Lou" }],
  ])("%s", async (_name, operations, expected) => {
    const after = await running.client.patch("a", operations).commit();
    expect(after).toMatchObject(expected);
    expect(JSON.parse((await running.lines())[0]!)).toMatchObject(expected);
  });

  test("insert, by key and by position", async () => {
    const { client } = running;
    await client
      .patch("a")
      .set({ body: [text("one", "1"), text("three", "3")] })
      .commit();
    await client
      .patch("a")
      .insert("after", 'body[_key=="one"]', [text("two", "2")])
      .commit();
    await client
      .patch("a")
      .insert("replace", "body[-1]", [text("last", "!")])
      .commit();
    await client.patch("a").set({ 'body[_key=="two"].children[0].text': "II" }).commit();
    expect(await client.fetch('*[_id == "a"][0].body[].children[].text')).toEqual(["1", "II", "!"]);
  });

  test("apply to all documents of a query", async () => {
    await running.client
      .patch({ query: '*[_type == "employee"]' })
      .inc({ order: 1 })
      .commit({ returnFirst: false });
    expect(await running.client.fetch("*[_type == 'employee'].order")).toEqual([2, 2]);
  });

  test("with another revision are refused", async () => {
    const { client } = running;
    const { _rev } = (await client.getDocument("a"))!;
    await client.patch("a").ifRevisionId(_rev).set({ name: "First" }).commit();
    const second = client.patch("a").ifRevisionId(_rev).set({ name: "Second" }).commit();
    await expect(second).rejects.toMatchObject({
      statusCode: 409,
      response: {
        body: { error: { items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] } },
      },
    });
    expect(await client.fetch('*[_id == "a"][0].name')).toBe("First");
  });
});

describe("transactions", () => {
  test("are applied as a whole or not at all", async () => {
    const before = await running.lines();
    const failing = running.client
      .transaction()
      .patch("a", { set: { name: "Mo" } })
      .delete("b")
      .create(employee("a"))
      .commit();
    await expect(failing).rejects.toMatchObject({ statusCode: 409 });
    expect(await running.lines()).toEqual(before);
    expect(await running.client.fetch('*[_id == "a"][0].name')).toBe("Lo");
  });

  test("have the id that the client gives them, once", async () => {
    const commit = () =>
      running.client
        .transaction()
        .transactionId("my-transaction")
        .patch("a", { inc: { order: 1 } })
        .commit();
    expect(await commit()).toMatchObject({
      transactionId: "my-transaction",
      documentIds: ["a"],
      results: [{ id: "a", operation: "update" }],
    });
    expect(await running.client.getDocument("a")).toMatchObject({ _rev: "my-transaction" });
    await expect(commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await running.client.fetch('*[_id == "a"][0].order')).toBe(2);
  });

  test("are only tried in a dry run", async () => {
    const before = await running.lines();
    const result = await running.client.create(employee("c"), { dryRun: true });
    expect(result._id).toBe("c");
    expect(await running.lines()).toEqual(before);
    expect(await running.client.getDocument("c")).toBeUndefined();
  });
});

describe("refused, with the reason", () => {
  const image = { _type: "image", asset: { _type: "reference", _ref: "image-none-1x1-png" } };

  test.each<[string, number, RegExp, () => Promise<unknown>]>([
    [
      "a type that the content model lacks",
      400,
      /no document type "page"/,
      () => running.client.create({ _id: "c", _type: "page" }),
    ],
    [
      "an image that does not exist",
      409,
      /non-existent document "image-none-1x1-png"/,
      () => running.client.patch("a").set({ image }).commit(),
    ],
    [
      "a document that does not exist",
      409,
      /"nobody" was not found/,
      () => running.client.patch("nobody").set({ name: "x" }).commit(),
    ],
    [
      "an id that Sanity rejects",
      400,
      /cannot be an _id/,
      () => running.client.create(employee("å")),
    ],
    [
      "another type for a document",
      400,
      /cannot be changed/,
      () => running.client.patch("a").set({ _type: "post" }).commit(),
    ],
    [
      "an unknown mutation",
      400,
      /unknown mutation "rename"/,
      () => running.client.mutate([{ rename: { id: "a" } }] as never),
    ],
    [
      "an unknown operation",
      400,
      /unknown patch operation "shout"/,
      () => running.client.mutate([{ patch: { id: "a", shout: {} } }] as never),
    ],
  ])("%s", async (_name, statusCode, message, act) => {
    await expect(act()).rejects.toMatchObject({
      statusCode,
      message: expect.stringMatching(message) as string,
    });
    expect(await running.lines()).toHaveLength(2);
  });
});
