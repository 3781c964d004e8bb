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
let image: Buffer;

beforeAll(async () => {
  const raw = { width: 60, height: 40, channels: 3 } as const;
  // Noise, so that half of the file is not the whole image.
  image = await sharp(randomBytes(60 * 40 * 3), { raw })
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
const download = (asset: Partial<Parameters<typeof fetchAsset>[0]> = {}) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
  return fetchAsset({ url, isImage: true, ...asset }, file, options);
};

test("saves an image unchanged, whatever its document says about the upload", async () => {
  behave = (response) => response.end(image);
  await download({ size: 1, sha1hash: "another" });
  expect(readFileSync(file).equals(image)).toBe(true);
});

test("saves a file that matches the upload", async () => {
  behave = (response) => response.end("%PDF-1.4");
  const sha1hash = createHash("sha1").update("%PDF-1.4").digest("hex");
  await download({ isImage: false, size: 8, sha1hash });
  expect(readFileSync(file, "utf8")).toBe("%PDF-1.4");
});

const cutOff = (response: ServerResponse) => {
  response.writeHead(200, { "Content-Length": image.length });
  response.write(image.subarray(0, 50), () => response.destroy());
};
const errors: [string, (response: ServerResponse) => void, RegExp][] = [
  ["HTTP 503", (response) => response.writeHead(503).end(), /HTTP 503/],
  ["HTTP 429", (response) => response.writeHead(429, { "Retry-After": "0" }).end(), /HTTP 429/],
  ["a connection that is cut", cutOff, /the connection failed/],
  ["a stalled connection", () => undefined, /nothing arrived for 0.2 s/],
  ["half an image", (r) => r.end(image.subarray(0, image.length / 2)), /damaged/],
  ["a web page instead of an image", (r) => r.end("<!doctype html>"), /not an image/],
  ["an empty response", (response) => response.end(), /not an image/],
];

test.each(errors)("retries after %s, with a line about each attempt", async (_name, fault) => {
  behave = (response, attempt) => {
    if (attempt <= 2) fault(response);
    else response.end(image);
  };
  await download();
  expect(readFileSync(file).equals(image)).toBe(true);
  expect(warnings).toHaveLength(2);
});

test.each(errors)("gives up after repeated %s, leaving no file", async (_name, fault, message) => {
  behave = fault;
  await expect(download()).rejects.toThrow(message);
  expect(attempts).toBe(4);
  expect(existsSync(file)).toBe(false);
});

test("does not retry after HTTP 404", async () => {
  behave = (response) => response.writeHead(404).end();
  await expect(download()).rejects.toThrow("HTTP 404");
  expect(attempts).toBe(1);
});

test.each([
  [{ size: 9 }, /8 bytes arrived of the 9/],
  [{ sha1hash: "0".repeat(40) }, /SHA-1 differs/],
])("rejects a file that does not match the upload (%j)", async (asset, message) => {
  behave = (response) => response.end("%PDF-1.4");
  await expect(download({ isImage: false, ...asset })).rejects.toThrow(message);
});

test.each(["gif", "svg"])("rejects a picture of the format %s at once", async (format) => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const content = format === "svg" ? svg : await sharp(svg).gif().toBuffer();
  behave = (response) => response.end(content);
  await expect(download()).rejects.toThrow(`format "${format}" cannot be shown. Use JPEG`);
  expect(attempts).toBe(1);
});

test("rejects an image with too many pixels at once, with its size", async () => {
  const create = { width: 12_000, height: 9_000, channels: 3, background: "#fff" } as const;
  const huge = await sharp({ create }).png().toBuffer();
  behave = (response) => response.end(huge);
  await expect(download()).rejects.toThrow("12000 × 9000 pixels, 108 million");
  expect(attempts).toBe(1);
});
