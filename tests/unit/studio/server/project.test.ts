/** What Sanity's clients, command line and Studio ask about a project. */
import { runEditingServer, studioOrigin, token, type EditingServer } from "./editing-server";

let running: EditingServer;

beforeAll(async () => {
  running = await runEditingServer([
    { _id: "a", _type: "employee", name: "Lo" },
    { _id: "drafts.a", _type: "employee", name: "Draft" },
  ]);
});

afterAll(() => running.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${running.server.origin}/v2025-02-19${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}` },
  });

test("users, the project and its datasets", async () => {
  const { client } = running;
  expect(await client.users.getById("me")).toMatchObject({ id: "editor", name: "Editor" });
  expect(await client.users.getById("editor")).toMatchObject({ displayName: "Editor" });
  expect(await client.projects.getById("127")).toMatchObject({ id: "127" });
  expect(await client.datasets.list()).toMatchObject([{ name: "production" }]);
  const grants = "/projects/127/datasets/production/acl";
  expect(await client.request({ url: grants })).toMatchObject([
    { permissions: expect.arrayContaining(["create", "update", "read"]) as string[] },
  ]);
  await expect(client.request({ url: "/projects/128" })).rejects.toMatchObject({ statusCode: 404 });
});

test("values that the Studio keeps for a user", async () => {
  const entries = [{ key: "open", value: { panes: 2 } }];
  const { client } = running;
  await client.request({ url: "/users/me/keyvalue", method: "PUT", body: entries });
  expect(await client.request({ url: "/users/me/keyvalue/open,other" })).toEqual(entries);
});

test("documents by id, in the order of the ids; drafts are left out without the token", async () => {
  expect(await running.client.getDocuments(["drafts.a", "nobody", "a"])).toMatchObject([
    { name: "Draft" },
    null,
    { name: "Lo" },
  ]);
  const response = await fetch(`${running.server.origin}/v1/data/doc/production/drafts.a,a,x`);
  expect(await response.json()).toMatchObject({
    documents: [{ _id: "a" }],
    omitted: [
      { id: "drafts.a", reason: "permission" },
      { id: "x", reason: "existence" },
    ],
  });
});

test("the export holds what was written just now", async () => {
  await running.client.create({ _id: "new", _type: "employee", name: "New" });
  const lines = (await (await ask("/data/export/production")).text()).trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { _id: string })._id)).toEqual([
    "a",
    "drafts.a",
    "new",
  ]);
  await running.client.delete("new");
});

test("a deployed schema is validated and kept", async () => {
  const path = "/apis/graphql/production/default";
  const validated = await ask(`${path}/validate`, { method: "POST", body: "{}" });
  expect(await validated.json()).toEqual({ breakingChanges: [], dangerousChanges: [] });
  const body = JSON.stringify({ schema: { types: [] } });
  expect((await ask(path, { method: "PUT", body })).status).toBe(200);
  expect(running.server.deployedSchema()).toEqual({ types: [] });
});

test("live events tell that something has changed", async () => {
  const stop = new AbortController();
  const stream = await fetch(`${running.server.origin}/vX/data/live/events/production`, {
    headers: { Origin: studioOrigin },
    signal: stop.signal,
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (text: string) => {
    let events = "";
    while (!events.includes(text)) events += (await reader.read()).value ?? "";
  };
  await read("event: welcome");
  await running.client.patch("a").set({ name: "Lou" }).commit();
  await read("event: message");
  stop.abort();
});

test.each([
  "/users/me",
  "/projects/127",
  "/data/live/events/production",
  "/data/history/production/events/documents/a",
])("%s is not for everybody", async (path) => {
  const response = await fetch(`${running.server.origin}/v2025-02-19${path}`);
  expect(response.status).toBe(401);
});

test("an unknown address is not found", async () => {
  expect((await ask("/data/nothing/production")).status).toBe(404);
  expect((await ask("/data/query/staging?query=*")).status).toBe(404);
});
