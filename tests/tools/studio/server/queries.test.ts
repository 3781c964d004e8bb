/** GROQ over the dataset, as the Studio and other clients send it. */
import { editingServer, token } from "./editing-server";

const running = editingServer(
  { _id: "a", _type: "post", title: "Å", author: { _type: "reference", _ref: "c" } },
  { _id: "b", _type: "post", title: "B" },
  { _id: "drafts.b", _type: "post", title: "B, draft" },
  { _id: "c", _type: "employee", name: "Lo" },
);

const headers = { Authorization: `Bearer ${token}` };
const query = (search: string, init: RequestInit = {}) =>
  fetch(`${running.origin}/v1/data/query/production${search}`, { headers, ...init });

test("a query takes parameters, follows references, and may find nothing", async () => {
  const { client } = running;
  expect(await client.fetch("*[title == $title][0].author->name", { title: "Å" })).toBe("Lo");
  expect(await client.fetch('*[_id == "nobody"][0]')).toBeNull();
  expect(
    await client.fetch("*[_type == $type][0...$count]._id", { type: "post", count: 2 }),
  ).toEqual(["a", "b"]);
  const body = JSON.stringify({ query: "*[_id == $id][0].title", params: { id: "b" } });
  expect(await (await query("", { method: "POST", body })).json()).toMatchObject({ result: "B" });
});

test.each<[string, RequestInit]>([
  ["", {}],
  ["?query=*[_type == ", {}],
  ["?query=*&%24id=a", {}],
  ["?query=*&perspective=future", {}],
  ["", { method: "POST", body: "query" }],
  ["", { method: "POST", body: '{"query":"*","params":1}' }],
])("%j %j is refused, with a message in Sanity's format", async (search, init) => {
  const response = await query(search, init);
  expect(await response.json()).toEqual({
    statusCode: 400,
    error: "Bad Request",
    message: expect.any(String) as string,
  });
});
