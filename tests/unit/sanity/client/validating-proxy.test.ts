import type { IncomingMessage, ServerResponse } from "node:http";
import { findFreePort } from "../../../setup/servers/free-port";
import { startValidatingProxy } from "../../../../src/sanity/client/validating-proxy";
import { fakeService } from "../../../setup/servers/fake-service";

const documents = ["a", "b"].map((id) => `${JSON.stringify({ _id: id, _type: "post" })}\n`);
const complete = documents.join("");

const service = fakeService();
let proxy: { close(): Promise<void> };
let origin: string;
let failures: string[];
/** How many documents the service counts. */
let count: number;

const isCount = ({ url = "" }: IncomingMessage) => url.includes("count(");
/** The requests that the proxy passed on. */
const passed = () => service.requests.filter((request) => !isCount(request));

/** Says how the service answers; it always answers how many documents there are. */
function answer(respond: (response: ServerResponse, attempt: number) => void): void {
  service.behave = (response, _attempt, request) => {
    if (isCount(request)) response.end(JSON.stringify({ result: count }));
    else respond(response, passed().length);
  };
}

beforeEach(async () => {
  failures = [];
  count = 2;
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  proxy = await startValidatingProxy({
    project: { ...service.options, timeoutMs: 1_000, token: "secret" },
    schema: "type A { b: C }",
    port,
    onError: (message) => failures.push(message),
  });
});

afterEach(() => proxy.close());

const readExport = (init?: RequestInit) =>
  fetch(`${origin}/v1/data/export/production?tag=x`, init).then(async (response) => {
    const text = await response.text();
    if (response.ok) return text;
    throw new Error(`HTTP ${response.status}`);
  });

test("passes on a complete export of the same URL, with the token of clients that sent it", async () => {
  answer((response) => response.end(complete));
  expect(await readExport()).toBe(complete);
  await readExport({ headers: { Authorization: "Bearer guess" } });
  await readExport({ headers: { Authorization: "Bearer secret" } });
  expect(passed()[0]?.url).toBe("/v1/data/export/production?tag=x");
  const sent = passed().map(({ headers }) => headers.authorization);
  expect(sent).toEqual([undefined, undefined, "Bearer secret"]);
  expect(failures).toEqual([]);
});

/** Sends the start of an export, and then nothing or, with `isCut`, the end of the connection. */
function breakOff(response: ServerResponse, isCut: boolean): void {
  response.writeHead(200, { "Content-Length": complete.length });
  response.write(documents[0], () => isCut && response.destroy());
}

test.each<[string, (response: ServerResponse) => void]>([
  ["an export that breaks off between two lines", (response) => response.end(documents[0])],
  ["an export that breaks off within a line", (response) => response.end(complete.slice(0, -5))],
  ["a connection that is cut", (response) => breakOff(response, true)],
  ["a stalled connection", (response) => breakOff(response, false)],
  [
    "releases that make up for a missing post",
    (response) => response.end(`${documents[0]}{"_id":"versions.r.a","_type":"post"}`),
  ],
])("retries after %s, and fails after four without passing anything on", async (_name, fault) => {
  answer(fault);
  await expect(readExport()).rejects.toThrow();
  expect(failures).toEqual([expect.stringContaining("4 attempts")]);
  answer((response, attempt) => (attempt <= 6 ? fault(response) : response.end(complete)));
  expect(await readExport()).toBe(complete);
  expect(service.warnings).toHaveLength(3 + 2);
  expect(failures).toHaveLength(1);
});

test("accepts an export during which an editor unpublished a document", async () => {
  count = 1;
  answer((response) => response.end(documents[0]));
  expect(await readExport()).toBe(documents[0]);
  expect([passed().length, service.warnings, failures]).toEqual([1, [], []]);
});

test("has no answer to a query, so that a warm build takes the export, which is whole", async () => {
  const response = await fetch(`${origin}/v1/data/query/production?query=*`);
  expect(response.status).toBe(404);
  expect([passed(), failures]).toEqual([[], []]);
});

test("answers with the schema that the build has checked, and asks nobody again", async () => {
  const schema = await fetch(`${origin}/v1/apis/graphql/production/default?tag=x`);
  expect(await schema.text()).toBe("type A { b: C }");
  expect(passed()).toEqual([]);
});

test("a 404 fails at once, and names the settings to check", async () => {
  answer((response) => response.writeHead(404).end());
  await expect(readExport()).rejects.toThrow();
  expect(passed()).toHaveLength(1);
  expect(failures).toEqual([expect.stringMatching(/SANITY_DATASET or SANITY_PROJECT_ID/)]);
});

test("reports a port that is in use", async () => {
  const options = { project: {} as never, schema: "", onError: () => undefined };
  await expect(startValidatingProxy({ ...options, port: service.port })).rejects.toThrow(
    new RegExp(`Port ${service.port} .* Stop what uses it`),
  );
});
