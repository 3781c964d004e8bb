import { startEmbeddedServer } from "../../../../src/sanity/embedded/embedded-server";
import { deployedSchema } from "../../../../studio/schema-types/deployed-schema";
import { bearer, pdf, runServer, token, type RunningServer } from "./running-server";
import { makeTemporaryDataset } from "./temporary-dataset";

let running: RunningServer;

beforeAll(async () => {
  running = await runServer();
});

afterAll(() => running.stop());

/** Returns the ids in an export, with assets abbreviated to their kind. */
async function exportedIds(init?: RequestInit): Promise<string[]> {
  const text = await (await running.request("/v1/data/export/production", init)).text();
  return text
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { _id: string })._id.replace(/^(image|file)-.*/, "$1"));
}

describe("schema", () => {
  test("is plain text", async () => {
    const response = await running.request("/v1/apis/graphql/production/default?tag=x");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
    expect(await response.text()).toBe(deployedSchema);
  });

  test.each(["/v1/apis/graphql/staging/default", "/v1/apis/graphql/production/next"])(
    "%s is not found, in Sanity's error format",
    async (path) => {
      const response = await running.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        statusCode: 404,
        error: "Not Found",
        message: expect.any(String) as string,
      });
    },
  );
});

describe("export", () => {
  test("has published documents and assets, one per line", async () => {
    const response = await running.request("/v1/data/export/production");
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    expect(await exportedIds()).toEqual(["a", "b", "image", "file"]);
  });

  test("has drafts with the token", async () => {
    expect(await exportedIds(bearer(token))).toEqual(["a", "b", "drafts.b", "image", "file"]);
  });
});

describe("assets", () => {
  test.each([
    ["image", "image/png", () => running.png],
    ["file", "application/pdf", () => pdf],
  ])("an uploaded %s is served at its URL", async (kind, type, content) => {
    const found = await running.groq(`*[_type == "sanity.${kind}Asset"][0].url`);
    const { result: url } = (await found.json()) as { result: string };
    const response = await fetch(`${url}?w=200`);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-length")).toBe(String(content().byteLength));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content());
  });

  test.each(["/images/127/production/x-1x1.png", "/files/127/production/..%2f..%2fdata.ndjson"])(
    "%s is not found",
    async (path) => {
      expect((await running.request(path)).status).toBe(404);
    },
  );

  test("a file that has changed since the start is not served at the old URL", async () => {
    const other = await makeTemporaryDataset();
    await other.write("a.txt", "one");
    await other.writeDocuments([
      { _id: "a", _type: "x", f: { _sanityAsset: "file@file://./a.txt" } },
    ]);
    const changing = await startEmbeddedServer({
      ...other,
      projectId: "127",
      dataset: "production",
      port: 0,
    });
    const query = encodeURIComponent('*[_type == "sanity.fileAsset"][0].url');
    const found = await fetch(`${changing.origin}/v1/data/query/production?query=${query}`);
    const { result: url } = (await found.json()) as { result: string };
    expect((await fetch(url)).status).toBe(200);
    await other.write("a.txt", "two");
    expect((await fetch(url)).status).toBe(404);
    await changing.close();
    await other.remove();
  });
});

describe("authorization and methods", () => {
  test.each([
    "/v1/apis/graphql/production/default",
    "/v1/data/export/production",
    "/v1/data/query/production?query=*",
  ])("%s rejects a wrong token, in Sanity's error format", async (path) => {
    const response = await running.request(path, bearer("wrong"));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      statusCode: 401,
      error: "Unauthorized",
      errorCode: "SIO-401-ANF",
      message: expect.any(String) as string,
    });
  });

  test.each([
    ["GET", "/"],
    ["GET", "/v1/data/export/staging"],
    ["POST", "/v1/data/mutate/production"],
    ["POST", "/v1/data/export/production"],
    ["DELETE", "/v1/data/query/production"],
    ["GET", "/%ff"],
  ])("%s %s is not found", async (method, path) => {
    const response = await running.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404 });
  });

  test("HEAD is GET without the body", async () => {
    const response = await running.request("/v1/apis/graphql/production/default", {
      method: "HEAD",
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});
