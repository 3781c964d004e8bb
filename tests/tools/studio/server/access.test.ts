/** Who may use a server for editing: this machine's programs with the token, and the pages of the Studio. */
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { editingServer, studioOrigin, token } from "./editing-server";

const running = editingServer(
  { _id: "a", _type: "employee", name: "Lo" },
  { _id: "drafts.a", _type: "employee", name: "Draft" },
);

/** Sends a request with headers that `fetch` does not let through. */
async function send(method: string, path: string, headers: Record<string, string>, body = "") {
  const outgoing = request(`${running.origin}${path}`, { method, headers }).end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const query = `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent('*[_type == "employee"]._id')}`;
const mutate = "/v2025-02-19/data/mutate/production";
const patch = JSON.stringify({ mutations: [{ patch: { id: "a", set: { name: "Lo" } } }] });

const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });
const all = ["a", "drafts.a"];

test.each<[string, Record<string, string>, readonly string[] | number, number]>([
  ["a program without the token", {}, 401, 401],
  ["a program with the token", bearer(token), all, 200],
  ["a program with a wrong token", bearer("x"), 401, 401],
  ["a page of the Studio", { Origin: studioOrigin }, all, 200],
  ["another page", { Origin: "https://example.com" }, 403, 403],
  ["another page with the token", { Origin: "null", ...bearer(token) }, 403, 403],
  ["a page of another port", { Origin: "http://localhost:3334", ...bearer(token) }, 403, 403],
  ["this machine's name", { Host: "localhost", ...bearer(token) }, all, 200],
  ["a name below it", { Host: "a1b2.localhost:80", ...bearer(token) }, all, 200],
  ["another name", { Host: "example.com", ...bearer(token) }, 403, 403],
  ["a name that begins like it", { Host: "localhost.example.com" }, 403, 403],
  ["an address in the network", { Host: "192.168.0.1" }, 403, 403],
])("%s (%j) reads %j and writes with %d", async (_who, headers, seen, written) => {
  const read = await send("GET", query, headers);
  const ids = read.status === 200 && (JSON.parse(read.body) as { result: unknown }).result;
  expect(ids || read.status).toEqual(seen);
  expect((await send("POST", mutate, headers, patch)).status).toBe(written);
  const upload = await send("POST", "/v1/assets/files/production?filename=a.txt", headers, "text");
  expect(upload.status).toBe(written);
  for (const path of [
    "/v1/projects/127/datasets/production/acl",
    "/v1/data/history/production/documents/a",
  ]) {
    expect((await send("GET", path, headers)).status).toBe(written);
  }
  const isStudio = headers.Origin === studioOrigin;
  const allowed = isStudio ? studioOrigin : undefined;
  expect(read.headers["access-control-allow-origin"]).toBe(allowed);
  if (isStudio) expect(read.headers["access-control-allow-credentials"]).toBe("true");
});

test("a preflight is answered, that of another page refused", async () => {
  const answer = await send("OPTIONS", mutate, {
    Origin: studioOrigin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type,x-sanity-project-id",
  });
  expect(answer).toMatchObject({
    status: 204,
    headers: {
      "access-control-allow-origin": studioOrigin,
      "access-control-allow-headers": "content-type,x-sanity-project-id",
      "access-control-allow-methods": expect.stringContaining("POST") as string,
    },
  });
  const refused = await send("OPTIONS", mutate, { Origin: "https://example.com" });
  expect(refused.status).toBe(403);
  expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
});

test("an upload of more than a film is refused before it is read", async () => {
  const path = `${running.origin}/v1/assets/files/production?filename=a.txt`;
  const headers = { ...bearer(token), "Content-Length": String(600 * 1024 * 1024) };
  const outgoing = request(path, { method: "POST", headers });
  outgoing.flushHeaders();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  outgoing.destroy();
  expect(response.statusCode).toBe(413);
});
