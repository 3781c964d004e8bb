import { editingServer, token } from "./editing-server";

const running = editingServer(
  { _id: "a", _type: "employee", name: "Lo" },
  { _id: "b", _type: "employee", name: "Kim" },
);

const rename = (id: string, name: string) =>
  running.client.transaction().transactionId(`${id}-${name}`).patch(id, { set: { name } }).commit();

async function transactions(ids: string, search: string) {
  const path = `/v1/data/history/production/transactions/${ids}?${search}`;
  const response = await fetch(running.origin + path, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as { id: string });
}

async function namesAt(search: string): Promise<string[]> {
  const url = `/data/history/production/documents/a?${search}`;
  const { documents } = await running.client.request<{ documents: { name: string }[] }>({ url });
  return documents.map(({ name }) => name);
}

test("a document's history begins with its state at the start, so that its revisions lead there", async () => {
  const { _rev } = (await running.client.getDocument("a"))!;
  const atFirst = await transactions("a,drafts.a", "reverse=true");
  expect(atFirst).toMatchObject([
    { id: _rev, effects: { a: { apply: [0, { _id: "a", name: "Lo", _rev }], revert: [0, null] } } },
  ]);
  await rename("a", "Lou");
  expect((await transactions("a", "reverse=true")).map(({ id }) => id)).toEqual(["a-Lou", _rev]);
});

test("lists the transactions of documents, and the documents as they were then", async () => {
  const { _rev } = (await running.client.getDocument("a"))!;
  await rename("a", "Lou");
  await rename("b", "Kimmie");
  await rename("a", "Louise");
  const both = await transactions("a,drafts.a", "reverse=true&excludeContent=true");
  expect(both.map(({ id }) => id)).toEqual(["a-Louise", "a-Lou", expect.any(String)]);
  expect(both[1]).toMatchObject({
    author: "editor",
    timestamp: expect.any(String) as string,
    documentIDs: ["a"],
    effects: {
      a: { apply: expect.any(Array) as unknown[], revert: expect.any(Array) as unknown[] },
    },
  });
  expect(await transactions("a", "limit=1&reverse=true")).toMatchObject([{ id: "a-Louise" }]);
  const until = await transactions("a", "toTransaction=a-Lou&reverse=true");
  expect(until.map(({ id }) => id)).toEqual(["a-Lou", expect.any(String)]);

  // Documents as they were: after a transaction, before they were deleted.
  expect(await namesAt(`revision=${_rev}`)).toEqual(["Lo"]);
  expect(await namesAt("revision=a-Lou")).toEqual(["Lou"]);
  expect(await namesAt("revision=b-Kimmie")).toEqual(["Lou"]);
  expect(await namesAt("revision=unknown")).toEqual([]);
  await running.client.delete("a");
  expect(await namesAt("lastRevision=true")).toEqual(["Louise"]);
});
