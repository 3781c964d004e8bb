import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { manifestFile } from "../../../../src/gatsby/output/manifest-file";

const publishedFile = (name: string) => join(__dirname, "../../../../static", name);

type Manifest = {
  readonly icons: { src: string; sizes: string; purpose?: string }[];
} & Readonly<Record<string, unknown>>;

const manifest = JSON.parse(manifestFile()) as Manifest;

test("every icon is a file of the declared size", async () => {
  for (const { src, sizes } of manifest.icons) {
    const file = publishedFile(src);
    expect(existsSync(file)).toBe(true);
    if (sizes === "any") continue;
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
});

test("the maskable icon fills its square, with the mark in the safe zone", async () => {
  const maskable = manifest.icons.find(({ purpose }) => purpose === "maskable")!;
  const file = publishedFile(maskable.src);
  expect((await sharp(file).stats()).isOpaque).toBe(true);
  const { info } = await sharp(file).trim().toBuffer({ resolveWithObject: true });
  // The safe zone is a circle of 80 % of the width.
  expect(Math.hypot(info.width, info.height) / 2).toBeLessThan(0.4 * 512);
});

test("favicon.ico is an ICO file that contains a PNG", async () => {
  const ico = readFileSync(publishedFile("favicon.ico"));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
