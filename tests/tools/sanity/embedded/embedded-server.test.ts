import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import downloadDocuments from "gatsby-source-sanity/lib/util/downloadDocuments";
import {
  startEmbeddedServer,
  type ContentServer,
} from "../../../../src/sanity/embedded/embedded-server";
import { schemaFile } from "../../../setup/content/schema-file";
import { findFreePort } from "../../../setup/servers/free-port";
import { makePng, temporaryDataset } from "./temporary-dataset";

const token = "secret-token";
const pdf = Buffer.from("%PDF-1.4");
const bearer = (value: string) => ({ headers: { Authorization: `Bearer ${value}` } });
const from = (site: string) => ({ headers: { "Sec-Fetch-Site": site, ...bearer(token).headers } });

let server: ContentServer;
let png: Buffer;

const start = (port: number) =>
  startEmbeddedServer({
    folder: dataset.folder,
    schemaFile,
    projectId: "127",
    dataset: "production",
    token,
    port,
  });
const request = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

afterEach(() => server.close());
const dataset = temporaryDataset();
const bad = temporaryDataset();

/** Two posts, a draft, an image and a file. */
beforeEach(async () => {
  png = await makePng(6, 3);
  dataset.write("images/a.png", png);
  dataset.write("files/a.pdf", pdf);
  dataset.writeDocuments([
    {
      _id: "a",
      _type: "post",
      title: "Å",
      image: { _sanityAsset: "image@file://./images/a.png" },
      file: { _sanityAsset: "file@file://./files/a.pdf" },
    },
    { _id: "b", _type: "post", title: "B" },
    { _id: "drafts.b", _type: "post", title: "B, draft" },
    // Sanity would keep it back as well. The build says that it leaves it out.
    { _id: "c.2024", _type: "post", title: "C" },
  ]);
  server = await start(0);
});

test("the plugin downloads the documents", async () => {
  const url = `${server.origin}/v1/data/export/production?tag=x`;
  const documents = await downloadDocuments(url, token, { includeDrafts: true });
  expect(documents.size).toBe(6);
  await expect(downloadDocuments(url, "wrong")).rejects.toThrow("SANITY_TOKEN");
});

test("the schema is the deployed one, in plain text", async () => {
  const response = await request("/v1/apis/graphql/production/default?tag=x");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
  expect(await response.text()).toBe(await readFile(schemaFile, "utf8"));
});

/** Reads an export, line by line. */
async function exported(init?: RequestInit) {
  const response = await request("/v1/data/export/production", init);
  const lines = (await response.text()).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as { _id: string; url: string });
}

test("drafts are in exports with the token only", async () => {
  const names = async (init?: RequestInit) =>
    (await exported(init)).map(({ _id }) => _id.replace(/-.*/, ""));
  const published = ["image", "file", "a", "b"];
  expect(await names()).toEqual([...published, "c.2024"]);
  expect(await names(bearer(token))).toEqual([...published, "drafts.b", "c.2024"]);
});

test.each([
  ["image", "image/png", () => png],
  ["file", "application/pdf", () => pdf],
])("an uploaded %s is served at its URL", async (kind, type, content) => {
  const [asset] = (await exported()).filter(({ _id }) => _id.startsWith(kind));
  const response = await fetch(`${asset!.url}?w=200`);
  expect(response.headers.get("content-type")).toBe(type);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content());
});

const refusals: [string, string, number, RequestInit?][] = [
  ["GET", "/", 404],
  ["GET", "/%ff", 404],
  ["GET", "/v1/data/export/staging", 404],
  ["GET", "/v1/apis/graphql/staging/default", 404],
  ["GET", "/v1/apis/graphql/production/next", 404],
  ["GET", "/images/127/production/x-1x1.png", 404],
  ["GET", "/files/127/production/..%2f..%2fdata.ndjson", 404],
  ["POST", "/v1/data/mutate/production", 404],
  // Asked for changes, which it does not know: the plugin then reads everything.
  ["GET", "/v1/data/query/production?query=*", 404, bearer(token)],
  ["GET", "/v1/data/listen/production?query=*", 404, bearer(token)],
  ["GET", "/v1/data/export/production", 403, from("cross-site")],
  ["GET", "/v1/data/export/production", 403, from("same-site")],
  ["GET", "/v1/apis/graphql/production/default", 401, bearer("wrong")],
  ["GET", "/v1/data/export/production", 401, bearer("wrong")],
];

test("refusals have a status and a message in Sanity's format", async () => {
  for (const [method, path, statusCode, init] of refusals) {
    const response = await request(path, { method, ...init });
    const body = (await response.json()) as object;
    expect({ method, path, status: response.status, ...body }).toEqual({
      method,
      path,
      status: statusCode,
      statusCode,
      error: response.statusText,
      message: expect.any(String) as string,
    });
  }
});

test("neither the server nor an open connection keeps the process alive", async () => {
  const { folder } = dataset;
  const options = { folder, schemaFile, projectId: "127", dataset: "production", port: 0 };
  // The client's socket is unref'ed after the response, so only the server could keep the process alive.
  const program = `
    const net = require("node:net");
    const { startEmbeddedServer } = require("./src/sanity/embedded/embedded-server.ts");
    startEmbeddedServer(${JSON.stringify(options)}).then(({ origin }) => {
      const socket = net.connect(Number(new URL(origin).port), "127.0.0.1");
      socket.write("GET /v1/data/export/production HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n");
      socket.once("data", (response) => {
        console.log(response.toString().split("\\r\\n")[0]);
        socket.unref();
      });
    });
  `;
  const child = promisify(execFile)(process.execPath, ["--require", "tsx/cjs", "--eval", program], {
    timeout: 20_000,
  });
  expect((await child).stdout.trim()).toBe("HTTP/1.1 200 OK");
}, 30_000);

test("a port that is in use is reported, with what probably uses it", async () => {
  const { port } = new URL(server.origin);
  await expect(start(Number(port))).rejects.toThrow(
    new RegExp(
      `^Port ${port} of 127.0.0.1.* is taken by another program.*` +
        'End "npm run studio".* first.*SANITY_API_HOST=http://127.0.0.1:<another port>',
    ),
  );
});

test("an invalid dataset fails with the loader's message, and frees the port", async () => {
  bad.writeDocuments(["{"]);
  const port = await findFreePort();
  await expect(
    startEmbeddedServer({
      folder: bad.folder,
      schemaFile,
      projectId: "127",
      dataset: "production",
      port,
    }),
  ).rejects.toThrow(/data\.ndjson, line 1: .*JSON/);
  const again = await start(port);
  expect(again.origin).toBe(`http://127.0.0.1:${port}`);
  await again.close();
});
