/** Who may use a server for editing: this machine's programs with the token, and the pages of the Studio. */
import { request } from "node:http";
import { runEditingServer, studioOrigin, token, type EditingServer } from "./editing-server";
import { runServer } from "../../sanity/embedded/running-server";

let running: EditingServer;

beforeAll(async () => {
  running = await runEditingServer([
    { _id: "a", _type: "employee", name: "Lo" },
    { _id: "drafts.a", _type: "employee", name: "Draft" },
  ]);
});

afterAll(() => running.stop());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends a request with headers that `fetch` does not let through. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { origin } = running.server;
    const outgoing = request(`${origin}${path}`, { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    outgoing.on("error", reject).end(body);
  });
}

const query = `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent("*._id")}`;
const mutate = "/v2025-02-19/data/mutate/production";
const patch = JSON.stringify({ mutations: [{ patch: { id: "a", set: { name: "Lo" } } }] });

test("a program without the token sees no drafts and does not write", async () => {
  expect(JSON.parse((await send("GET", query)).body)).toMatchObject({ result: ["a"] });
  expect((await send("POST", mutate, {}, patch)).status).toBe(401);
  const upload = await send("POST", "/v1/assets/files/production?filename=a.txt", {}, "text");
  expect(upload.status).toBe(401);
});

test("a program with the token does both", async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const { body } = await send("GET", query, headers);
  expect(JSON.parse(body)).toMatchObject({ result: ["a", "drafts.a"] });
  expect((await send("POST", mutate, headers, patch)).status).toBe(200);
  expect((await send("POST", mutate, { Authorization: "Bearer x" }, patch)).status).toBe(401);
});

test("the Studio's pages do both, and read the responses", async () => {
  const headers = { Origin: studioOrigin };
  const read = await send("GET", query, headers);
  expect(JSON.parse(read.body)).toMatchObject({ result: ["a", "drafts.a"] });
  expect(read.headers).toMatchObject({
    "access-control-allow-origin": studioOrigin,
    "access-control-allow-credentials": "true",
    vary: "Origin",
  });
  expect((await send("POST", mutate, headers, patch)).status).toBe(200);
  const missing = await send("GET", "/v1/nothing/here", headers);
  expect(missing).toMatchObject({
    status: 404,
    headers: { "access-control-allow-origin": studioOrigin },
  });
});

test("a preflight is answered", async () => {
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
});

test.each(["https://example.com", "http://localhost:3334", "null"])(
  "pages of %s are refused, even with the token",
  async (origin) => {
    const headers = { Origin: origin, Authorization: `Bearer ${token}` };
    for (const [method, path] of [
      ["GET", query],
      ["POST", mutate],
      ["OPTIONS", mutate],
    ] as const) {
      const answer = await send(method, path, headers, method === "POST" ? patch : "");
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    }
  },
);

test.each([
  ["127.0.0.1:1234", 200],
  ["localhost", 200],
  ["a1b2.localhost:80", 200],
  ["example.com", 403],
  ["localhost.example.com", 403],
  ["192.168.0.1", 403],
])("the host %s is %d", async (host, status) => {
  expect((await send("GET", query, { Host: host })).status).toBe(status);
});

test("an upload of more than a film is refused before it is read", async () => {
  const size = String(600 * 1024 * 1024);
  const status = await new Promise((resolve, reject) => {
    const path = `${running.server.origin}/v1/assets/files/production?filename=a.txt`;
    const headers = { Authorization: `Bearer ${token}`, "Content-Length": size };
    const outgoing = request(path, { method: "POST", headers }, (response) => {
      outgoing.destroy();
      resolve(response.statusCode);
    });
    outgoing.on("error", reject).flushHeaders();
  });
  expect(status).toBe(413);
});

test("a WebSocket opens for the Studio's pages only", async () => {
  const open = (origin: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const outgoing = request(`${running.server.origin}/v2022-06-30/socket/production`, {
        headers: {
          Origin: origin,
          Connection: "Upgrade",
          Upgrade: "websocket",
          "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
          "Sec-WebSocket-Version": "13",
        },
      });
      outgoing.on("upgrade", (response, socket) => {
        socket.destroy();
        // The example of RFC 6455.
        expect(response.headers["sec-websocket-accept"]).toBe("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
        resolve(response.statusCode ?? 0);
      });
      outgoing.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      outgoing.on("error", reject).end();
    });
  expect(await open(studioOrigin)).toBe(101);
  expect(await open("https://example.com")).toBe(403);
});

test("a server that is not for editing neither writes nor lets any page read", async () => {
  const reading = await runServer();
  const { origin } = reading.server;
  const headers = { Authorization: `Bearer ${token}`, Origin: studioOrigin };
  const write = await fetch(`${origin}${mutate}`, { method: "POST", body: patch, headers });
  expect(write.status).toBe(404);
  const read = await fetch(`${origin}${query}`, { headers: { Origin: studioOrigin } });
  expect(read.headers.has("access-control-allow-origin")).toBe(false);
  await reading.stop();
});
