import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { fetchAsset } from "../../../../src/sanity/client/fetch-asset";

let server: Server;
let folder: string;
let file: string;
let attempts: number;
let warnings: string[];
let behave: (response: ServerResponse, attempt: number) => void;
let picture: Buffer;

beforeAll(async () => {
  const raw = { width: 60, height: 40, channels: 3 } as const;
  // Noise, so that half of the file is not the whole picture.
  picture = await sharp(randomBytes(60 * 40 * 3), { raw })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  attempts = 0;
  warnings = [];
  folder = mkdtempSync(join(tmpdir(), "asset-"));
  file = join(folder, "id", "a.jpg");
  server = createServer((_request, response) => behave(response, (attempts += 1)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const options = { timeoutMs: 200, retryDelayMs: 1, warn: (text: string) => warnings.push(text) };
const fetchIt = (asset: Partial<Parameters<typeof fetchAsset>[0]> = {}) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
  return fetchAsset({ url, isImage: true, ...asset }, file, options);
};

test("a picture arrives as it is, though its document speaks of the upload", async () => {
  behave = (response) => response.end(picture);
  await fetchIt({ size: 1, sha1hash: "another" });
  expect(readFileSync(file).equals(picture)).toBe(true);
});

test("a file that is what was uploaded arrives", async () => {
  behave = (response) => response.end("%PDF-1.4");
  const sha1hash = createHash("sha1").update("%PDF-1.4").digest("hex");
  await fetchIt({ isImage: false, size: 8, sha1hash });
  expect(readFileSync(file, "utf8")).toBe("%PDF-1.4");
});

const cutOff = (response: ServerResponse) => {
  response.writeHead(200, { "Content-Length": picture.length });
  response.write(picture.subarray(0, 50), () => response.destroy());
};
const passing: [string, (response: ServerResponse) => void, RegExp][] = [
  ["HTTP 503", (response) => response.writeHead(503).end(), /HTTP 503/],
  ["HTTP 429", (response) => response.writeHead(429, { "Retry-After": "0" }).end(), /HTTP 429/],
  ["a connection that is cut", cutOff, /broke off/],
  ["silence", () => undefined, /nothing arrived for 0.2 s/],
  ["half a picture", (r) => r.end(picture.subarray(0, picture.length / 2)), /damaged/],
  ["a web page instead of a picture", (r) => r.end("<!doctype html>"), /no picture/],
  ["nothing at all", (response) => response.end(), /no picture/],
];

test.each(passing)("%s is got over, with a line about it", async (_name, fault) => {
  behave = (response, attempt) => {
    if (attempt <= 2) fault(response);
    else response.end(picture);
  };
  await fetchIt();
  expect(readFileSync(file).equals(picture)).toBe(true);
  expect(warnings).toHaveLength(2);
});

test.each(passing)("%s for ever is told, and leaves no file", async (_name, fault, message) => {
  behave = fault;
  await expect(fetchIt()).rejects.toThrow(message);
  expect(attempts).toBe(4);
  expect(existsSync(file)).toBe(false);
});

test("what is not there is not asked for again", async () => {
  behave = (response) => response.writeHead(404).end();
  await expect(fetchIt()).rejects.toThrow("HTTP 404");
  expect(attempts).toBe(1);
});

test.each([
  [{ size: 9 }, /8 bytes arrived of the 9/],
  [{ sha1hash: "0".repeat(40) }, /SHA-1 differs/],
])("a file that is not what was uploaded (%j) is refused", async (asset, message) => {
  behave = (response) => response.end("%PDF-1.4");
  await expect(fetchIt({ isImage: false, ...asset })).rejects.toThrow(message);
});

test("a picture of too many pixels is refused at once, with its size", async () => {
  const create = { width: 12_000, height: 9_000, channels: 3, background: "#fff" } as const;
  const huge = await sharp({ create }).png().toBuffer();
  behave = (response) => response.end(huge);
  await expect(fetchIt()).rejects.toThrow("12000 × 9000 pixels, 108 million");
  expect(attempts).toBe(1);
});
