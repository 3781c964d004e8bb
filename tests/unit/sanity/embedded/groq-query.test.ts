import { bearer, runServer, token, type RunningServer } from "./running-server";

let running: RunningServer;

beforeAll(async () => {
  running = await runServer();
});

afterAll(() => running.stop());

test("returns the query, the result and the duration", async () => {
  const query = '*[_type == "post" && title == $title]._id';
  const response = await running.groq(query, { title: "Å" });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    query,
    result: ["a"],
    ms: expect.any(Number) as number,
  });
});

test("accepts a query in a POST body", async () => {
  const response = await running.request("/v1/data/query/production", {
    method: "POST",
    body: JSON.stringify({ query: "*[_id == $id][0].title", params: { id: "b" } }),
  });
  expect(await response.json()).toMatchObject({ result: "B" });
});

test("includes drafts only with the token", async () => {
  const query = 'count(*[_type == "post"])';
  expect(await (await running.groq(query)).json()).toMatchObject({ result: 2 });
  expect(await (await running.groq(query, {}, bearer(token))).json()).toMatchObject({ result: 3 });
});

test("follows references to assets", async () => {
  const response = await running.groq('*[_id == "a"][0].image.asset->metadata.dimensions.width');
  expect(await response.json()).toMatchObject({ result: 6 });
});

test("returns null for no result", async () => {
  expect(await (await running.groq('*[_id == "nobody"][0]')).json()).toMatchObject({
    result: null,
  });
});

test("reports the position of a syntax error", async () => {
  const response = await running.groq("*[_type == ");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { type: "queryParseError", query: "*[_type == ", start: expect.any(Number) as number },
  });
});

test.each([
  ["no query", "/v1/data/query/production"],
  ["a parameter that is not JSON", "/v1/data/query/production?query=*&%24id=a"],
  ["an unknown perspective", "/v1/data/query/production?query=*&perspective=future"],
])("rejects %s", async (_name, path) => {
  expect((await running.request(path)).status).toBe(400);
});

test.each([
  ["invalid JSON", "query", 400],
  ["parameters that are not an object", '{"query":"*","params":1}', 400],
])("rejects a body with %s", async (_name, body, status) => {
  const response = await running.request("/v1/data/query/production", { method: "POST", body });
  expect(response.status).toBe(status);
});
