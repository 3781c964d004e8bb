import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { evaluate, parse } from "groq-js";
import type { SanityProject } from "../../../../src/sanity/client/sanity-client";
import {
  checkExport,
  checkProject,
  exportedIds,
} from "../../../../src/sanity/client/check-project";
import { schemaFile } from "../../../setup/content/schema-file";
import { fakeService } from "../../../setup/servers/fake-service";

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** "hang" for no answer, "reset" for a broken connection. */
type Behaviour = Answer | "hang" | "reset";

const service = fakeService();

const deployedSchema = readFileSync(schemaFile, "utf8");
const schema: Answer = { body: deployedSchema };
const count: Answer = { body: '{"ms":1,"query":"","result":3}' };
const isSchema = ({ url = "" }: IncomingMessage) => url.includes("/graphql/");

/** Says what Sanity answers where it does not answer well. */
function answer(faultOf: (attempt: number, isSchema: boolean) => Behaviour | undefined): void {
  service.behave = (response, attempt, request) => {
    const sound = isSchema(request) ? schema : count;
    const behaviour = faultOf(attempt, isSchema(request)) ?? sound;
    if (behaviour === "hang") return;
    if (behaviour === "reset") request.socket.resetAndDestroy();
    else response.writeHead(behaviour.status ?? 200, behaviour.headers).end(behaviour.body);
  };
}

const sanityError = (statusCode: number, message: string): Answer => ({
  status: statusCode,
  body: JSON.stringify({ statusCode, error: "Error", message }),
  headers: { "Retry-After": "0" },
});

const check = (changes: Partial<SanityProject> = {}) =>
  checkProject({ ...service.options, ...changes });

test("requests the plugin's URL, with the token if there is one", async () => {
  answer(() => undefined);
  await check({ token: "secret" });
  await check();
  const url = "/v1/apis/graphql/production/default";
  expect(service.requests.map((request) => [request.url, request.headers.authorization])).toEqual([
    [url, "Bearer secret"],
    [url, undefined],
  ]);
  expect(service.warnings).toEqual([]);
});

const line = (id: string, type = "post") => `${JSON.stringify({ _id: id, _type: type })}\n`;

const notPublic = ["drafts.a", "drafts.c", "versions.r1.a", "versions.r2.a", "secret.note"];

test("counts published documents, but no drafts and releases", async () => {
  answer(() => undefined);
  await checkExport(service.options, ["a", "b", "c"].map((id) => line(id)).join(""));
  const { searchParams } = new URL(service.requests[0]!.url!, "http://localhost");
  const dataset = [
    ...["a", "b", ...notPublic].map((_id) => ({ _id, _type: "post" })),
    { _id: "image-1", _type: "sanity.imageAsset" },
  ];
  const value = await evaluate(parse(searchParams.get("query")!), { dataset });
  expect(await value.get()).toBe(2);
});

test.each<[string, Behaviour, RegExp]>([
  ["429", sanityError(429, "Slow down"), /429: Slow down.*SANITY_PROJECT_ID.*4 attempts/],
  ["502", sanityError(502, "Bad"), /HTTP 502: Bad.*Try again later.*4 attempts/],
  ["503", { status: 503, body: "<html>" }, /HTTP 503\)\. Try again later.*4 attempts/],
  ["a broken connection", "reset", /connection failed.*SANITY_API_HOST.*4 attempts/],
  ["no answer", "hang", /nothing arrived for 0.3 s.*SANITY_API_HOST.*4 attempts/],
])(
  "retries after %s, and gives up after four, with a line about each",
  async (_n, fault, message) => {
    const timeoutMs = fault === "hang" ? 300 : 2_000;
    answer(() => fault);
    await expect(check({ timeoutMs })).rejects.toThrow(message);
    expect(service.requests).toHaveLength(4);
    expect(service.warnings).toHaveLength(3);
    expect(service.warnings.every((line) => !line.includes("\n"))).toBe(true);
    answer((attempt) => (attempt <= 7 ? fault : undefined));
    await check({ timeoutMs });
  },
);

test("reports an unknown host", async () => {
  // A label of 64 letters is never valid in a host name, so no name server is needed.
  await expect(check({ apiHost: `http://${"x".repeat(64)}.invalid` })).rejects.toThrow(
    /http:\/\/127\.x.* could not be read.*SANITY_PROJECT_ID and SANITY_API_HOST/,
  );
});

const noSchema = /a GraphQL schema.*Something other than Sanity.*SANITY_API_HOST/;
const noSanity = /Something other than Sanity.*SANITY_API_HOST/;
const noCount = /(the result of a query|a number of documents).*SANITY_API_HOST/;

test.each<[string, Answer, RegExp]>([
  ...[401, 403].flatMap((status): [string, Answer, RegExp][] => [
    [`${status} with a token`, sanityError(status, "Nobody"), /SANITY_TOKEN.*Nobody.*manage/],
    [`${status} without one`, sanityError(status, "No"), /without a token.*Set SANITY_TOKEN/],
  ]),
  ["404", sanityError(404, "Not found"), /sanity graphql deploy.*SANITY_DATASET/],
  [
    "a schema without a type",
    { body: deployedSchema.replaceAll("Employee", "Person") },
    /lacks Employee\..*sanity graphql deploy/,
  ],
  ["a sign-in page", { body: "<!doctype html>" }, noSchema],
  ["JSON", { body: "{}" }, noSchema],
  ["a redirect", { status: 302, headers: { Location: "https://example.com" } }, noSanity],
  ["a status that Sanity never sends", { status: 418 }, noSanity],
])("%s for the schema fails at once", async (name, fault, message) => {
  answer(() => fault);
  const failure = check(name.includes("with a token") ? { token: "mine" } : {});
  await expect(failure).rejects.toThrow(message);
  await expect(failure).rejects.not.toThrow(/mine/);
  expect(service.requests).toHaveLength(1);
});

test.each<[string, Answer, RegExp]>([
  ["404", sanityError(404, "Not found"), /no dataset "production".*SANITY_DATASET/],
  ...["<html>", "null", "{}", '{"result":"3"}'].map((body): [string, Answer, RegExp] => [
    body,
    { body },
    noCount,
  ]),
])("%s instead of a number of documents is an error", async (_name, fault, message) => {
  answer(() => fault);
  await expect(checkExport(service.options, "")).rejects.toThrow(message);
});

test.each([
  ["no line break at the end", (line("a") + line("b")).trimEnd(), 2],
  ["empty lines in between", `${line("a")}\n\n${line("b")}`, 2],
  ["pictures, which do not count", line("a") + line("i", "sanity.imageAsset"), 1],
  [
    "drafts, releases and what is not public",
    notPublic.map((id) => line(id)).join("") + line("b"),
    1,
  ],
  ["nothing", "", 0],
])("counts the documents of an export with %s", (_name, text, count) => {
  expect(exportedIds(text)).toHaveLength(count);
});

test.each([
  ["that broke off within a line", line("a") + '{"_id":"b","_ty', /broke off: line 2 is not/],
  ["with a damaged line", `${line("a")}{"_id":}\n${line("b")}`, /line 2 is not valid JSON/],
  ["that ends with Sanity's own error", `${line("a")}{"error":"Oops"}`, /Line 2.*: Oops/],
  ["with a null line", `null\n${line("a")}`, /Line 1 of Sanity's export is not a document/],
])("rejects an export %s", (_name, text, message) => {
  expect(() => exportedIds(text)).toThrow(message);
});

test("an export may bring more documents than there are now, but not fewer", async () => {
  answer(() => undefined);
  const posts = ["a", "b", "c", "d"].map((id) => line(id));
  await checkExport(service.options, posts.join(""));
  await expect(checkExport(service.options, posts.slice(2).join(""))).rejects.toThrow(
    "has 3 published documents, but only 2 arrived",
  );
});

test("a document that arrives twice is one document, and is named", async () => {
  answer(() => undefined);
  const ids = (...names: string[]) => names.map((id) => line(id)).join("");
  await expect(checkExport(service.options, ids("a", "a", "b"))).rejects.toThrow("only 2 arrived");
  service.warnings.length = 0;
  await checkExport(service.options, ids("a", "b", "a", "c"));
  expect(service.warnings).toEqual([expect.stringMatching(/more than one line for a; the last/)]);
});
