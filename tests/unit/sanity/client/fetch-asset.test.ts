import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { fetchAsset } from "../../../../src/sanity/client/fetch-asset";
import { temporaryFolder } from "../../../setup/temporary-folder";
import { fakeService } from "../../../setup/servers/fake-service";

const service = fakeService();
const folder = temporaryFolder();
const file = () => folder.at("new", "a.jpg");
let image: Buffer;

beforeAll(async () => {
  const raw = { width: 60, height: 40, channels: 3 } as const;
  // Noise, so that half of the file is not the whole image.
  image = await sharp(randomBytes(60 * 40 * 3), { raw })
    .jpeg()
    .toBuffer();
});

const download = (asset: Partial<Parameters<typeof fetchAsset>[0]> = {}) => {
  const url = `http://127.0.0.1:${service.port}/a.jpg`;
  return fetchAsset({ url, isImage: true, ...asset }, file(), service.options);
};

test("saves an image unchanged, whatever its document says about the upload", async () => {
  service.behave = (response) => response.end(image);
  await download({ size: 1, sha1hash: "another" });
  expect(readFileSync(file()).equals(image)).toBe(true);
});

test("saves a file that matches the upload, and no other", async () => {
  service.behave = (response) => response.end("%PDF-1.4");
  const sha1hash = createHash("sha1").update("%PDF-1.4").digest("hex");
  await download({ isImage: false, size: 8, sha1hash });
  expect(readFileSync(file(), "utf8")).toBe("%PDF-1.4");
  await expect(download({ isImage: false, size: 9 })).rejects.toThrow(/8 bytes arrived of the 9/);
  const other = download({ isImage: false, sha1hash: "0".repeat(40) });
  await expect(other).rejects.toThrow(/SHA-1 differs/);
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ["HTTP 503", (response) => response.writeHead(503).end(), /HTTP 503/],
  ["half an image", (r) => r.end(image.subarray(0, image.length / 2)), /damaged/],
  ["a web page instead of an image", (r) => r.end("<!doctype html>"), /not an image/],
  ["an empty response", (response) => response.end(), /not an image/],
])("retries after %s, and gives up after four, leaving no file", async (_name, fault, message) => {
  service.behave = fault;
  await expect(download()).rejects.toThrow(message);
  expect(service.requests).toHaveLength(4);
  expect(existsSync(file())).toBe(false);
  service.behave = (response, attempt) => (attempt <= 6 ? fault(response) : response.end(image));
  await download();
  expect(readFileSync(file()).equals(image)).toBe(true);
  expect(service.warnings).toHaveLength(3 + 2);
});

test("rejects a file that was empty when it was uploaded", async () => {
  service.behave = (response) => response.end();
  await expect(download({ isImage: false, size: 0 })).rejects.toThrow("The file is empty");
  expect(service.requests).toHaveLength(1);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const create = { width: 12_000, height: 9_000, channels: 3, background: "#fff" } as const;

test.each<[string, () => Buffer | Promise<Buffer> | number, string]>([
  ["HTTP 404", () => 404, "HTTP 404"],
  ["a GIF", () => sharp(svg).gif().toBuffer(), 'format "gif" cannot be shown. Use JPEG'],
  ["an SVG", () => svg, 'format "svg" cannot be shown. Use JPEG'],
  [
    "an image with too many pixels",
    () => sharp({ create }).png().toBuffer(),
    "12000 × 9000 pixels, 108 million",
  ],
  [
    "an image with a side that WebP cannot have",
    () =>
      sharp({ create: { ...create, width: 16_384, height: 2 } })
        .png()
        .toBuffer(),
    "16384 × 2 pixels; at most 16383 are possible on each side",
  ],
])("rejects %s at once", async (_name, contentOf, message) => {
  const content = await contentOf();
  service.behave = (response) =>
    typeof content === "number" ? response.writeHead(content).end() : response.end(content);
  await expect(download()).rejects.toThrow(message);
  expect(service.requests).toHaveLength(1);
});
