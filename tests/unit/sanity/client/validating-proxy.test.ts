import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../setup/servers/free-port";
import { startValidatingProxy } from "../../../../src/sanity/client/validating-proxy";

const documents = ["a", "b"].map((id) => `${JSON.stringify({ _id: id, _type: "post" })}\n`);
const whole = documents.join("");

let service: Server;
let relay: { close(): void };
let origin: string;
let folder: string;
let failures: string[];
let warnings: string[];
let asked: IncomingMessage[];
/** What the service does with a request for the export or a query; the count is always answered. */
let behave: (response: ServerResponse, attempt: number) => void;
/** How many documents the service says there are, one answer after the other; the last one stays. */
let counts: number[];

const isCount = ({ url = "" }: IncomingMessage) => url.includes("count(");

beforeEach(async () => {
  failures = [];
  warnings = [];
  asked = [];
  counts = [2];
  folder = mkdtempSync(join(tmpdir(), "relay-"));
  service = createServer((request, response) => {
    if (isCount(request)) {
      const [result] = counts.length > 1 ? counts.splice(0, 1) : counts;
      response.end(JSON.stringify({ result }));
      return;
    }
    asked.push(request);
    behave(response, asked.length);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  const own = await findFreePort();
  origin = `http://127.0.0.1:${own}`;
  relay = await startValidatingProxy({
    remote: {
      projectId: "127",
      dataset: "production",
      token: "secret",
      apiHost: `http://0.0.1:${port}`,
      timeoutMs: 300,
      retryDelayMs: 1,
      warn: (message) => warnings.push(message),
    },
    port: own,
    exportFile: join(folder, "new", "export.ndjson"),
    fail: (message) => failures.push(message),
  });
});

afterEach(async () => {
  relay.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true });
});

const readExport = (init?: RequestInit) =>
  fetch(`${origin}/v1/data/export/production?tag=x`, init).then((response) => response.text());

test("hands a whole export on, asked for at the same address, and leaves no file", async () => {
  behave = (response) => response.end(whole);
  expect(await readExport()).toBe(whole);
  expect(asked[0]?.url).toBe("/v1/data/export/production?tag=x");
  expect(existsSync(join(folder, "new", "export.ndjson"))).toBe(false);
  expect(failures).toEqual([]);
});

test("the token goes along only for those who have it", async () => {
  behave = (response) => response.end(whole);
  await readExport();
  await readExport({ headers: { Authorization: "Bearer guess" } });
  await readExport({ headers: { Authorization: "Bearer secret" } });
  const sent = asked.map(({ headers }) => headers.authorization);
  expect(sent).toEqual([undefined, undefined, "Bearer secret"]);
});

const faults: Record<string, (response: ServerResponse) => void> = {
  "an export that breaks off between two lines": (response) => response.end(documents[0]),
  "an export that breaks off within a line": (response) => response.end(whole.slice(0, -5)),
  "a connection that is cut": (response) => {
    response.writeHead(200, { "Content-Length": whole.length });
    response.write(documents[0], () => response.destroy());
  },
  "a connection that falls silent": (response) => {
    response.write(documents[0]);
  },
  "a fault of the service": (response) => response.writeHead(503).end(),
};

test.each(Object.entries(faults))("%s is got over, with a line about it", async (_name, fault) => {
  behave = (response, attempt) => {
    if (attempt <= 2) fault(response);
    else response.end(whole);
  };
  expect(await readExport()).toBe(whole);
  expect(warnings).toHaveLength(2);
  expect(failures).toEqual([]);
});

test.each(Object.entries(faults))(
  "%s for ever fails, and nothing is handed on",
  async (_n, fault) => {
    behave = fault;
    await expect(readExport()).rejects.toThrow();
    expect(failures).toEqual([expect.stringContaining("4 attempts")]);
  },
);

test("what an editor unpublishes while the export is on its way is no fault of it", async () => {
  counts = [3, 2];
  behave = (response) => response.end(whole);
  expect(await readExport()).toBe(whole);
  expect(asked).toHaveLength(1);
  expect(warnings).toEqual([]);
  expect(failures).toEqual([]);
});

test("an export that lost a post is not made up for by planned releases", async () => {
  const planned = ["r1", "r2"].map((release) =>
    JSON.stringify({ _id: `versions.${release}.a`, _type: "post" }),
  );
  behave = (response, attempt) =>
    response.end(attempt === 1 ? [documents[0], ...planned].join("\n") : whole);
  expect(await readExport()).toBe(whole);
  expect(warnings).toEqual([expect.stringContaining("brought only 1")]);
});

test("a query's result is handed on when it is whole", async () => {
  const answer = '{"result":["a"]}';
  behave = (response, attempt) => response.end(attempt === 1 ? answer.slice(0, -1) : answer);
  const response = await fetch(`${origin}/v1/data/query/production?query=*`);
  expect(await response.json()).toEqual({ result: ["a"] });
  expect(warnings).toHaveLength(1);
});

test("a schema is handed on as it is", async () => {
  behave = (response) => response.end("type A { b: C }");
  const response = await fetch(`${origin}/v1/apis/graphql/production/default?tag=x`);
  expect(await response.text()).toBe("type A { b: C }");
});

test("what is not there fails at once, with the settings to look at", async () => {
  behave = (response) => response.writeHead(404).end();
  await expect(readExport()).rejects.toThrow();
  expect(asked).toHaveLength(1);
  expect(failures).toEqual([expect.stringMatching(/SANITY_DATASET or SANITY_PROJECT_ID/)]);
});

test("a taken port is an error that names it", async () => {
  const { port } = service.address() as AddressInfo;
  const options = { remote: {} as never, exportFile: "", fail: () => undefined };
  await expect(startValidatingProxy({ ...options, port })).rejects.toThrow(`Port ${port}`);
});
