import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findFreePort } from "../../../setup/servers/free-port";
import { startValidatingProxy } from "../../../../src/sanity/client/validating-proxy";

const documents = ["a", "b"].map((id) => `${JSON.stringify({ _id: id, _type: "post" })}\n`);
const complete = documents.join("");

let service: Server;
let proxy: { close(): Promise<void> };
let origin: string;
let failures: string[];
let warnings: string[];
let requests: IncomingMessage[];
/** The service's behaviour for exports and queries; counts are always answered. */
let behave: (response: ServerResponse, attempt: number) => void;
/** How many documents the service counts. */
let count: number;

const isCount = ({ url = "" }: IncomingMessage) => url.includes("count(");

beforeEach(async () => {
  failures = [];
  warnings = [];
  requests = [];
  count = 2;
  service = createServer((request, response) => {
    if (isCount(request)) {
      response.end(JSON.stringify({ result: count }));
      return;
    }
    requests.push(request);
    behave(response, requests.length);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  const proxyPort = await findFreePort();
  origin = `http://127.0.0.1:${proxyPort}`;
  proxy = await startValidatingProxy({
    project: {
      projectId: "127",
      dataset: "production",
      token: "secret",
      apiHost: `http://0.0.1:${port}`,
      timeoutMs: 300,
      retryDelayMs: 1,
      warn: (message) => warnings.push(message),
    },
    port: proxyPort,
    documents: 2,
    onError: (message) => failures.push(message),
  });
});

afterEach(async () => {
  await proxy.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const readExport = (init?: RequestInit) =>
  fetch(`${origin}/v1/data/export/production?tag=x`, init).then(async (response) => {
    const text = await response.text();
    if (response.ok) return text;
    throw new Error(`HTTP ${response.status}`);
  });

test("passes on a complete export of the same URL", async () => {
  behave = (response) => response.end(complete);
  expect(await readExport()).toBe(complete);
  expect(requests[0]?.url).toBe("/v1/data/export/production?tag=x");
  expect(failures).toEqual([]);
});

test("forwards the token only for clients that sent it", async () => {
  behave = (response) => response.end(complete);
  await readExport();
  await readExport({ headers: { Authorization: "Bearer guess" } });
  await readExport({ headers: { Authorization: "Bearer secret" } });
  const sent = requests.map(({ headers }) => headers.authorization);
  expect(sent).toEqual([undefined, undefined, "Bearer secret"]);
});

const errors: Record<string, (response: ServerResponse) => void> = {
  "an export that breaks off between two lines": (response) => response.end(documents[0]),
  "an export that breaks off within a line": (response) => response.end(complete.slice(0, -5)),
  "a connection that is cut": (response) => {
    response.writeHead(200, { "Content-Length": complete.length });
    response.write(documents[0], () => response.destroy());
  },
  "a stalled connection": (response) => {
    response.write(documents[0]);
  },
  "a server error": (response) => response.writeHead(503).end(),
};

test.each(Object.entries(errors))(
  "retries after %s, with a line about each attempt",
  async (_name, respond) => {
    behave = (response, attempt) => {
      if (attempt <= 2) respond(response);
      else response.end(complete);
    };
    expect(await readExport()).toBe(complete);
    expect(warnings).toHaveLength(2);
    expect(failures).toEqual([]);
  },
);

test.each(Object.entries(errors))(
  "fails after repeated %s, without passing anything on",
  async (_n, respond) => {
    behave = respond;
    await expect(readExport()).rejects.toThrow();
    expect(failures).toEqual([expect.stringContaining("4 attempts")]);
  },
);

test("accepts an export during which an editor unpublished a document", async () => {
  count = 1;
  behave = (response) => response.end(documents[0]);
  expect(await readExport()).toBe(documents[0]);
  expect(requests).toHaveLength(1);
  expect(warnings).toEqual([]);
  expect(failures).toEqual([]);
});

test("releases do not make up for a missing post", async () => {
  const releaseVersions = ["r1", "r2"].map((release) =>
    JSON.stringify({ _id: `versions.${release}.a`, _type: "post" }),
  );
  behave = (response, attempt) =>
    response.end(attempt === 1 ? [documents[0], ...releaseVersions].join("\n") : complete);
  expect(await readExport()).toBe(complete);
  expect(warnings).toEqual([expect.stringContaining("only 1 arrived")]);
});

test("passes on the complete result of a query", async () => {
  const body = '{"result":["a"]}';
  behave = (response, attempt) => response.end(attempt === 1 ? body.slice(0, -1) : body);
  const response = await fetch(`${origin}/v1/data/query/production?query=*`);
  expect(await response.json()).toEqual({ result: ["a"] });
  expect(warnings).toHaveLength(1);
});

test("passes on a schema unchanged", async () => {
  behave = (response) => response.end("type A { b: C }");
  const response = await fetch(`${origin}/v1/apis/graphql/production/default?tag=x`);
  expect(await response.text()).toBe("type A { b: C }");
});

test("a 404 fails at once, and names the settings to check", async () => {
  behave = (response) => response.writeHead(404).end();
  await expect(readExport()).rejects.toThrow();
  expect(requests).toHaveLength(1);
  expect(failures).toEqual([expect.stringMatching(/SANITY_DATASET or SANITY_PROJECT_ID/)]);
});

test("reports a port that is in use", async () => {
  const { port } = service.address() as AddressInfo;
  const options = { project: {} as never, documents: 0, onError: () => undefined };
  await expect(startValidatingProxy({ ...options, port })).rejects.toThrow(
    new RegExp(`Port ${port} .* Stop what uses it`),
  );
});
