import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { evaluate, parse } from "groq-js";
import type { SanityProject } from "../../../../src/sanity/client/sanity-client";
import {
  checkArrival,
  checkProject,
  countExported,
} from "../../../../src/sanity/client/check-project";
import { deployedSchema } from "../../../../studio/schema-types/deployed-schema";

interface FakeResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/** The server's behaviour: a response, "hang" for none, "reset" for a broken connection. */
type Behaviour = FakeResponse | "hang" | "reset";

const schema: Behaviour = { status: 200, body: deployedSchema };
const count: Behaviour = { status: 200, body: '{"ms":1,"query":"","result":3}' };

const sanityError = (statusCode: number, message: string): FakeResponse => ({
  status: statusCode,
  body: JSON.stringify({ statusCode, error: "Error", message }),
});

let server: Server;
let port: number;
let requests: IncomingMessage[];
let warnings: string[];
let behave: (request: IncomingMessage, attempt: number) => Behaviour;

const isSchema = (request: IncomingMessage): boolean => request.url?.includes("/graphql/") ?? false;

beforeEach(async () => {
  requests = [];
  warnings = [];
  behave = (request) => (isSchema(request) ? schema : count);
  server = createServer((request, response) => {
    requests.push(request);
    const behaviour = behave(request, requests.length);
    if (behaviour === "reset") {
      request.socket.resetAndDestroy();
    } else if (behaviour !== "hang") {
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const project = (): SanityProject => ({
  projectId: "127",
  dataset: "production",
  apiHost: `http://0.0.1:${port}`,
  timeoutMs: 2000,
  retryDelayMs: 1,
  warn: (message) => warnings.push(message),
});
const check = (changes: Partial<SanityProject> = {}) => checkProject({ ...project(), ...changes });

test("requests the plugin's URLs with the token, and counts the documents", async () => {
  expect(await check({ token: "secret" })).toBe(3);
  expect(requests.map((request) => request.url?.split("?")[0])).toEqual([
    "/v1/apis/graphql/production/default",
    "/v1/data/query/production",
  ]);
  expect(requests.map((request) => request.headers.authorization)).toEqual([
    "Bearer secret",
    "Bearer secret",
  ]);
  expect(warnings).toEqual([]);
});

test("counts published documents, but no drafts and releases", async () => {
  await check();
  const { searchParams } = new URL(requests[1]!.url!, "http://localhost");
  const ids = ["a", "b", "drafts.a", "drafts.c", "versions.r1.a", "versions.r2.a", "secret.note"];
  const dataset = [
    ...ids.map((_id) => ({ _id, _type: "post" })),
    { _id: "image-1", _type: "sanity.imageAsset" },
  ];
  const value = await evaluate(parse(searchParams.get("query")!), { dataset });
  expect(await value.get()).toBe(2);
});

test("sends no authorization header without a token", async () => {
  await check();
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

test.each<[string, Behaviour]>([
  ["429", { ...sanityError(429, "Too many"), headers: { "Retry-After": "0" } }],
  ["500", sanityError(500, "Oops")],
  ["503", { status: 503, body: "<html>" }],
  ["a broken connection", "reset"],
])("retries after %s, with a line about each attempt", async (_name, fault) => {
  behave = (request, attempt) => (attempt <= 3 ? fault : isSchema(request) ? schema : count);
  expect(await check()).toBe(3);
  expect(requests).toHaveLength(5);
  expect(warnings).toHaveLength(3);
  expect(warnings.every((line) => !line.includes("\n"))).toBe(true);
});

test.each<[string, Behaviour, RegExp]>([
  [
    "429",
    { ...sanityError(429, "Slow down"), headers: { "Retry-After": "0" } },
    /429: Slow down.*SANITY_PROJECT_ID.*4 attempts/,
  ],
  ["5xx", sanityError(502, "Bad"), /HTTP 502: Bad.*Try again later.*4 attempts/],
  ["a broken connection", "reset", /SANITY_API_HOST.*4 attempts/],
])("gives up after three retries of %s", async (_name, fault, message) => {
  behave = () => fault;
  await expect(check()).rejects.toThrow(message);
  expect(requests).toHaveLength(4);
  expect(warnings).toHaveLength(3);
});

test("reports a timeout", async () => {
  behave = () => "hang";
  await expect(check({ timeoutMs: 50 })).rejects.toThrow(
    /nothing arrived for 0.05 s.*SANITY_API_HOST/,
  );
});

test("reports a refused connection", async () => {
  await new Promise((resolve) => server.close(resolve));
  await expect(check()).rejects.toThrow(/ECONNREFUSED.*SANITY_API_HOST/);
  server.listen(0, "127.0.0.1");
});

test("reports an unknown host", async () => {
  // A label of 64 letters is never valid in a host name, so no name server is needed.
  await expect(check({ apiHost: `http://${"x".repeat(64)}.invalid` })).rejects.toThrow(
    /http:\/\/127\.x.* could not be read.*SANITY_PROJECT_ID and SANITY_API_HOST/,
  );
});

test.each([401, 403])("%d with a token is an error about the token", async (status) => {
  behave = () => sanityError(status, "Session not found");
  const failure = check({ token: "my-own-secret" });
  await expect(failure).rejects.toThrow(/SANITY_TOKEN.*Session not found.*manage/);
  await expect(failure).rejects.not.toThrow(/my-own-secret/);
  expect(requests).toHaveLength(1);
});

test.each([401, 403])("%d without a token is an error about a private dataset", async (status) => {
  behave = (request) => (isSchema(request) ? schema : sanityError(status, "No"));
  await expect(check()).rejects.toThrow(/"production" without a token.*Set SANITY_TOKEN/);
});

test("404 of the schema says what to deploy", async () => {
  behave = () => sanityError(404, "Not found");
  await expect(check()).rejects.toThrow(/sanity graphql deploy.*SANITY_DATASET/);
  expect(requests).toHaveLength(1);
});

test("404 of the data names the dataset", async () => {
  behave = (request) => (isSchema(request) ? schema : sanityError(404, "Not found"));
  await expect(check()).rejects.toThrow(/no dataset "production".*SANITY_DATASET/);
});

test("names a type that is missing in the schema", async () => {
  const other = deployedSchema.replaceAll("Employee", "Person");
  behave = () => ({ status: 200, body: other });
  await expect(check()).rejects.toThrow(/lacks Employee\..*sanity graphql deploy/);
});

test.each<[string, FakeResponse]>([
  ["a sign-in page", { status: 200, body: "<!doctype html><title>Sign in</title>" }],
  ["JSON instead of a schema", { status: 200, body: "{}" }],
  ["a redirect", { status: 302, body: "", headers: { Location: "https://example.com" } }],
  ["a status that Sanity never sends", { status: 418, body: "" }],
])("%s instead of the schema does not count as Sanity's", async (_name, response) => {
  behave = () => response;
  await expect(check()).rejects.toThrow(/Something other than Sanity.*SANITY_API_HOST/);
  expect(requests).toHaveLength(1);
});

test.each(["<html>", "null", "{}", '{"result":"3"}'])(
  "%s instead of a number does not count as Sanity's",
  async (body) => {
    behave = (request) => (isSchema(request) ? schema : { status: 200, body });
    await expect(check()).rejects.toThrow(
      /(the result of a query|a number of documents).*SANITY_API_HOST/,
    );
  },
);

const line = (id: string, type = "post") => `${JSON.stringify({ _id: id, _type: type })}\n`;

test.each([
  ["two posts", line("a") + line("b"), 2],
  ["no line break at the end", (line("a") + line("b")).trimEnd(), 2],
  ["empty lines in between", `${line("a")}\n\n${line("b")}`, 2],
  ["pictures, which do not count", line("a") + line("i", "sanity.imageAsset"), 1],
  ["drafts, which do not count", line("drafts.a") + line("b"), 1],
  ["releases, which do not count", line("versions.r1.a") + line("versions.r2.a") + line("b"), 1],
  ["what is not public", line("secret.a") + line("b"), 1],
  ["nothing", "", 0],
])("counts the documents of an export with %s", (_name, text, count) => {
  expect(countExported(text)).toBe(count);
});

test.each([
  ["that broke off within a line", line("a") + '{"_id":"b","_ty', /broke off: line 2 is not/],
  ["with a damaged line", `${line("a")}{"_id":}\n${line("b")}`, /line 2 is not valid JSON/],
  ["that ends with Sanity's own error", `${line("a")}{"error":"Oops"}`, /Line 2.*: Oops/],
  ["with a null line", `null\n${line("a")}`, /Line 1 of Sanity's export is not a document/],
])("rejects an export %s", (_name, text, message) => {
  expect(() => countExported(text)).toThrow(message);
});

test.each([
  [3, 3, 0, true],
  [4, 3, 0, true],
  [2, 3, 1, false],
  // An editor unpublished one meanwhile.
  [2, 2, 1, true],
  [1, 2, 1, false],
  // And here, published one.
  [2, 4, 1, false],
])("of three documents %i arrived, and there are %i now", async (...row) => {
  const [received, now, counts, isComplete] = row;
  behave = () => ({ status: 200, body: `{"result":${now}}` });
  const arrival = checkArrival(project(), received, 3);
  if (isComplete) await arrival;
  else {
    const expected = Math.min(3, now);
    const message = `has ${expected} published documents, but only ${received} arrived`;
    await expect(arrival).rejects.toThrow(message);
  }
  // They are counted again only if some seem to be missing.
  expect(requests).toHaveLength(counts);
});
